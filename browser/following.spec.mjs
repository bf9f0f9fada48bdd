// Following what others do: plays that are held up, the recap, the whole log; several cards in one answer; the end.
import { answer, asked, expect, listen, question, quickTable, test, wholeGame } from "./table.mjs";

/** Answers until `selector` is there. */
async function until(page, selector, most = 40) {
  for (let moves = 0; moves < most; moves += 1) {
    if (await page.waitForSelector(selector, { timeout: 1500 }).then(() => true, () => false)) return true;
    if (await page.locator("#question[data-decision]").count() && !(await answer(page))) return false;
    if (await page.locator(".prompt.ending").count()) return false;
  }
  return false;
}

test("a card that a bot plays is held up, and can be skipped", async ({ browser, server }) => {
  const context = await browser.newContext({ locale: "en", viewport: { width: 1366, height: 650 } });
  const page = await context.newPage();
  const heard = listen(page);
  // Bots wait five seconds after each play, unless the person goes on.
  await page.goto(await quickTable(context, server, "fluxx-4", 3, { settings: { show_plays: "slow" } }), { waitUntil: "load" });
  expect(await until(page, "#held:not([hidden])")).toBe(true);
  const held = page.locator("#held");
  await expect(held.locator(".card.large .title")).not.toBeEmpty();
  await expect(held.locator(".who")).toContainText(/plays|uses/);
  const box = await held.boundingBox();
  const prompt = await page.locator("#question").boundingBox();
  expect(box.y + box.height, "never over the question").toBeLessThanOrEqual(prompt.y + 1);
  await held.locator("[data-hold]").click();
  await expect(held.locator("[data-hold]")).toHaveAttribute("aria-pressed", "true");
  const started = Date.now();
  await held.locator("[data-to-now]").click();
  await expect(held).toBeHidden();
  await question(page);
  expect(Date.now() - started, "bots go on at once").toBeLessThan(4500);
  expect(heard).toEqual([]);
  await context.close();
});

test("the recap tells what others did, and the log is whole", async ({ browser, server }) => {
  const context = await browser.newContext({ locale: "en", viewport: { width: 1366, height: 650 } });
  const page = await context.newPage();
  for (let tries = 0; tries < 6; tries += 1) {
    await page.goto(await quickTable(context, server, "fluxx-4", 4), { waitUntil: "load" });
    for (let moves = 0; moves < 60 && Number((await page.locator(".lines > li").last().getAttribute("id")).slice(1)) < 90; moves += 1) if (!(await answer(page))) break;
    if (Number((await page.locator(".lines > li").last().getAttribute("id")).slice(1)) >= 90 && (await question(page)) !== null) break;
  }
  await expect(page.locator("#l0"), "the page keeps the lines it has seen").toBeAttached();
  await page.locator('.bar button[popovertarget="recap"]').click();
  await expect(page.locator("#recap")).toContainText("Since your last turn");
  expect(await page.locator("#recap .turns > li").count()).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await page.reload({ waitUntil: "load" });
  await expect(page.locator("#recap"), "a player who returns is told").toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#l0")).not.toBeAttached();
  await page.locator('label:has(#tab-log)').click();
  // A card that is being played may lie over the link, so it is pressed by key.
  await page.locator("#earlier-lines a").press("Enter");
  await expect(page.locator("#l0")).toBeAttached();
  await expect(page.locator("#earlier-lines")).toBeHidden();
  const numbers = await page.locator(".lines > li").evaluateAll((lines) => lines.map((line) => parseInt(line.id.slice(1))));
  expect(numbers, "every line once, in order").toEqual([...numbers].sort((one, other) => one - other));
  expect(new Set(numbers).size).toBe(numbers.length);
  await context.close();
});

/** A deck in which hands are large and limits strict. */
const many = (count, text) => Array.from({ length: count }, (_, at) => text(at)).join("\n");
const limits = {
  deck: [],
  cards: [
    { name: "limits.kdl", text: many(30, (at) => `action "wave-${at}" { draw 6; }`) + "\n" + many(10, (at) => `rule "few-${at}" { hand-limit 2; }`) },
    { name: "limits.en.ftl", text: many(30, (at) => `wave-${at} = Wave ${at}`) + "\n" + many(10, (at) => `few-${at} = Few ${at}`) },
  ],
};

for (const width of [1280, 390]) {
  test(`several cards are discarded in one answer, ${width} px`, async ({ browser, server }) => {
    const context = await browser.newContext({ locale: "en", viewport: { width, height: 844 }, hasTouch: width < 600 });
    const page = await context.newPage();
    await page.goto(await quickTable(context, server, "fluxx-4", 2, { settings: limits }), { waitUntil: "load" });
    for (let moves = 0; moves < 60 && !(await page.locator("#confirm[data-several]").count()); moves += 1) {
      const prefer = Number(await page.getAttribute("#hand", "data-cards")) < 6 ? "wave" : "few";
      const cards = page.locator(`#hand .choosable input.pick[value*="${prefer}"]`);
      if (await cards.count()) { await cards.first().evaluate((pick) => pick.click()); await page.locator("#confirm").click(); await page.waitForTimeout(250); } else await answer(page);
      await question(page);
    }
    const confirm = page.locator("#confirm[data-several]");
    const count = Number(await confirm.getAttribute("data-several"));
    expect(count).toBeGreaterThan(1);
    const before = Number(await page.getAttribute("#hand", "data-cards"));
    await expect(confirm).toBeDisabled();
    await expect(confirm).toHaveText(`0 of ${count}`);
    // Choosing what stays is quicker.
    const picks = page.locator("#hand .choosable input.pick");
    const held = await picks.evaluateAll((all) => all.map((pick) => pick.value));
    for (let at = 0; at < before - count; at += 1) await picks.nth(at).evaluate((pick) => pick.click());
    await page.locator("[data-swap]").click();
    await expect(confirm).toBeEnabled();
    const decision = await page.getAttribute("#question", "data-decision");
    await confirm.click();
    await page.waitForFunction((old) => document.querySelector("#question")?.dataset.decision !== old, decision);
    await question(page);
    // The bot's turn and the next draw may have come and gone, so cards are compared instead of counted.
    const name = (move) => move.split(" ").at(-1);
    const left = await page.locator("#hand input.pick").evaluateAll((all) => all.map((pick) => pick.value));
    for (const [at, move] of held.entries()) expect(left.some((other) => name(other) === name(move)), move).toBe(at < before - count);
    await context.close();
  });
}

test("playing again against bots takes one click", async ({ browser, server }) => {
  const context = await browser.newContext({ locale: "it", viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const heard = listen(page);
  const address = await quickTable(context, server, "stella-quest", 3);
  await page.goto(address, { waitUntil: "load" });
  await wholeGame(page);
  await expect(page.locator(".ending table.score tbody tr")).toHaveCount(3);
  await page.locator("form[data-start-at-once] button").click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && url.href !== address);
  await question(page);
  expect(heard).toEqual([]);
  await context.close();
});

test("a reaction appears at the seat it comes from, and an invitation to play again is seen", async ({ browser, server }) => {
  const open = async (name) => {
    const context = await browser.newContext({ locale: "en", viewport: { width: 1366, height: 650 } });
    await asked(context, server).post("/api/guests", { name });
    return { context, page: await context.newPage(), api: asked(context, server) };
  };
  const [ann, bob] = [await open("Ann"), await open("Bob")];
  const { table } = await ann.api.post("/api/tables", { game: "fluxx", deck: ["fluxx-4"], seats: 2, visibility: "public", bot_pause: 0 });
  const act = (who, action) => who.api.post(`/api/tables/${table}/do`, action);
  await act(ann, { do: "sit", chair: 0 });
  await act(bob, { do: "enter" });
  await act(bob, { do: "sit", chair: 1 });
  await act(ann, { do: "start" });
  for (const who of [ann, bob]) { await who.page.goto(`${server.url}/table/${table}`, { waitUntil: "load" }); await who.page.waitForSelector("#hand"); }
  await act(bob, { do: "react", reaction: "well-played" });
  await expect(ann.page.locator("#seat-1 .bubble")).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 600));
  await act(bob, { do: "say", text: "hello there" });
  await expect(ann.page.locator('label:has(#tab-chat) .badge')).toHaveText("2");
  await ann.page.locator('label:has(#tab-chat)').click();
  await expect(ann.page.locator(".chat")).toContainText("hello there");
  await act(bob, { do: "concede" });
  await act(bob, { do: "rematch" });
  await expect(ann.page.locator(".ending .invited")).toContainText("Bob wants to play again");
  for (const who of [ann, bob]) await who.context.close();
});
