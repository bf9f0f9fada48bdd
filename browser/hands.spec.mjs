// Big hands on small screens, and where the keyboard is when something happens.
import { chromium } from "@playwright/test";
import config from "./playwright.config.mjs";
import { accessible, answer, asked, bigHand, choose, expect, fits, flood, listen, question, quickTable, test } from "./table.mjs";

test("invented cards are called by the names they were given, in the reader's language", async ({ browser, server }) => {
  for (const [locale, name] of [["en", "Wave No"], ["ru", "Волна"], ["it", "Wave No"]]) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const waves = page.locator('#hand .card.action:has(input[value*="flood"])');
    // A game may be over before one was drawn; then there is another.
    for (let games = 0; games < 8 && !(await waves.count()); games += 1) {
      await page.goto(await quickTable(context, server, "fluxx-4", 2, { settings: flood }), { waitUntil: "load" });
      for (let moves = 0; moves < 12 && !(await waves.count()); moves += 1) {
        if ((await question(page)) === null) break;
        await answer(page);
      }
    }
    await expect(waves.first().locator(".title")).toContainText(name);
    await context.close();
  }
});

const taken = (page, decision) => page.waitForFunction(
  (old) => document.querySelector("#question")?.dataset.decision !== old, decision, { timeout: 5000 },
);

for (const [width, zoom] of [[320, 1], [640, 2], [1280, 1]]) {
  test(`a hand of twenty cards, ${width} pixels wide, ${zoom * 100} % text`, async ({ browser, server }) => {
    const { args, ...options } = config.use.launchOptions;
    // The browser's own setting: media queries follow it, unlike a style of the page.
    const large = zoom === 1 ? null : await chromium.launch({ ...options, args: [...args, `--blink-settings=defaultFontSize=${16 * zoom}`] });
    const context = await (large ?? browser).newContext({ viewport: { width, height: 700 }, locale: "en" });
    const page = await context.newPage();
    const heard = listen(page);
    await bigHand(context, page, server);
    const hand = page.locator("#hand > .card");
    const count = await hand.count();
    expect(count).toBeGreaterThanOrEqual(20);
    await fits(page, "a big hand");
    await accessible(page, "a big hand");
    // Every card can be brought into view and touched, and is read large first.
    for (const at of [0, Math.floor(count / 2), count - 1]) {
      const pick = hand.nth(at).locator("input.pick");
      await pick.scrollIntoViewIfNeeded();
      const size = await hand.nth(at).boundingBox();
      expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44);
      await pick.focus();
      await page.keyboard.press("Space");
      await expect(page.locator("#reader .card.large")).toBeVisible();
      await fits(page, `a big hand, card ${at} read`);
    }
    // Only one kind, then all again; the card that is read is put away first.
    await page.keyboard.press("Escape");
    await expect(page.locator("#reader .card.large")).toHaveCount(0);
    await page.locator("#show-action").check({ force: true });
    await expect(page.locator("#hand > .card:not(.action):visible")).toHaveCount(0);
    await page.locator("#show-all").check({ force: true });
    await expect(page.locator("#hand > .card:visible")).toHaveCount(count);
    // The last one by touching, then one by keys alone.
    let decision = await page.getAttribute("#question", "data-decision");
    await choose(page, page.locator("#hand .choosable input.pick").last());
    await taken(page, decision);
    if ((await question(page)) !== null && await page.locator("#hand .choosable").count()) {
      decision = await page.getAttribute("#question", "data-decision");
      await page.keyboard.press("h");
      await page.keyboard.press("Space");
      for (let steps = 0; steps < 7; steps += 1) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await taken(page, decision);
    }
    expect(heard).toEqual([]);
    await context.close();
    await large?.close();
  });
}

test("the keyboard stays where it is while others play", async ({ browser, server }) => {
  const people = [];
  for (const name of ["Ala", "Bea"]) {
    const context = await browser.newContext({ locale: "en" });
    const api = asked(context, server);
    await api.post("/api/guests", { name });
    people.push({ context, api, page: await context.newPage() });
  }
  const [ala, bea] = people;
  const { table } = await ala.api.post("/api/tables", { game: "fluxx", deck: ["fluxx-4"], seats: 2, first: 0, bot_pause: 0, pace: { kind: "casual", window: 2000 } });
  await ala.api.post(`/api/tables/${table}/do`, { do: "sit", chair: 0 });
  const { token } = await ala.api.post(`/api/tables/${table}/do`, { do: "invite" });
  await bea.api.post(`/api/tables/${table}/do`, { do: "enter", token });
  await bea.api.post(`/api/tables/${table}/do`, { do: "sit" });
  await ala.api.post(`/api/tables/${table}/do`, { do: "start" });
  for (const one of people) {
    await one.page.goto(`${server.url}/table/${table}`, { waitUntil: "load" });
    await one.page.waitForSelector("#hand .card");
  }
  // Whose turn it is not reads the second card of the hand, and has opened the rules.
  await Promise.race(people.map((one) => one.page.waitForSelector("#question[data-decision]")));
  const waits = await ala.page.locator("#question[data-decision]").count() ? bea : ala;
  const plays = waits === bea ? ala : bea;
  const second = waits.page.locator("#hand > .card").nth(1);
  const card = await second.getAttribute("id");
  await second.locator("input.pick").focus();
  const where = () => waits.page.evaluate(() => document.activeElement?.closest(".card")?.id ?? document.activeElement?.localName);
  expect(await where()).toBe(card);
  const lines = () => waits.page.locator("[role=log] li").count();
  for (let moves = 0; moves < 3 && await plays.page.locator("#question[data-decision]").count(); moves += 1) {
    const before = await lines();
    await answer(plays.page);
    await expect.poll(lines).toBeGreaterThan(before);
    if (!(await waits.page.locator(`#${card}`).count())) break;
    expect(await where(), `after ${moves + 1} moves of the other`).toBe(card);
  }
  // The same when the question comes to the one who reads: the card has the focus, nothing is chosen.
  if (await waits.page.locator(`#hand #${card}`).count()) {
    expect(await where()).toBe(card);
    expect(await waits.page.locator("input.pick:checked").count()).toBe(0);
  }
  // Half a sentence in the chat is not lost either.
  const chat = waits.page.locator(".chat-form input[type=text]");
  await chat.fill("half a sen");
  await plays.api.attempt(`/api/tables/${table}/do`, { do: "say", text: "hello" });
  await expect(waits.page.locator(".chat")).toContainText("hello");
  await expect(chat).toHaveValue("half a sen");
  await expect(chat).toBeFocused();
  for (const one of people) await one.context.close();
});
