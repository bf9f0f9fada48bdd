// What would an expert do? Where it is allowed, what it marks, and that it never plays.
import { accessible, asked, expect, fits, listen, question, quickTable, test } from "./table.mjs";

/** A table where the person has several cards to choose from. */
async function deciding(page, context, server, game, settings = {}) {
  for (;;) {
    const address = await quickTable(context, server, game, 3, { settings });
    await page.goto(address, { waitUntil: "load" });
    for (let moves = 0; moves < 6; moves += 1) {
      if ((await question(page)) === null) break;
      if ((await page.locator("#hand .card.choosable").count()) > 1) return address;
      const decision = await page.locator("#question").getAttribute("data-decision");
      await page.locator("#answer button").last().click();
      await page.waitForFunction((old) => document.querySelector("#question")?.dataset.decision !== old, decision, { timeout: 10_000 });
    }
  }
}

for (const game of ["fluxx-4", "stella-quest"]) {
  test(`a hint in ${game} marks and chooses, but never plays`, async ({ context, page, server }) => {
    const heard = listen(page);
    const address = await deciding(page, context, server, game);
    const decision = await page.locator("#question").getAttribute("data-decision");
    const start = Date.now();
    await page.locator(".hint-ask").click();
    await expect(page.locator("#hint")).toBeVisible();
    expect(Date.now() - start, "within 1.5 s, and some for a busy machine").toBeLessThan(4000);
    await accessible(page, `a hint in ${game}`);
    const { get } = asked(context, server);
    const { moves } = await get(`${new URL(address).pathname.replace("/table", "/api/tables")}/hint`);
    expect(moves[0].best).toBe(true);
    const bars = page.locator("#hint .bars > li");
    expect(await bars.count()).toBe(Math.min(7, moves.length));
    const shown = (await bars.locator("b").allInnerTexts()).map((text) => parseInt(text));
    expect(shown, "longest first").toEqual([...shown].sort((a, b) => b - a));
    await expect(page.locator("#announce")).toContainText("An expert would choose");
    // The card is chosen and marked in words, and nothing was played.
    const best = page.locator(`input.pick[value="${moves[0].move}"]`);
    if (await best.count()) {
      // Two copies of a card make the same move.
      await expect(page.locator(`input.pick[value="${moves[0].move}"]:checked`)).toHaveCount(1);
      await expect(page.locator(".card.advised .badge.best").first()).toContainText("best");
    } else {
      await expect(page.locator(`#answer button.advised`).first()).toContainText("best");
    }
    await page.waitForTimeout(1500);
    expect(await page.locator("#question").getAttribute("data-decision")).toBe(decision);
    // Another choice is possible, and stays.
    const other = page.locator("#hand .card.choosable:not(.advised) > input.pick").first();
    const chosen = (await other.count()) ? await other.getAttribute("value") : null;
    const stays = async (why) => {
      if (chosen) await expect(page.locator(`#hand input.pick[value="${chosen}"]:checked`), why).toHaveCount(1);
    };
    if (chosen) await other.evaluate((pick) => pick.click());
    await stays("another choice is possible");
    await page.locator("#hint header a").click();
    await expect(page.locator("#hint")).toHaveCount(0);
    await stays("closing changes no choice");
    await page.keyboard.press("?");
    await expect(page.locator("#hint")).toBeVisible();
    expect(heard).toEqual([]);
  });
}

test("a hint on a phone leaves question and hand in sight", async ({ browser, server }) => {
  const context = await browser.newContext({ locale: "en", viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: "dark" });
  const page = await context.newPage();
  await deciding(page, context, server, "fluxx-4");
  await page.locator(".hint-ask").click();
  await expect(page.locator("#hint")).toBeVisible();
  await expect(page.locator("#confirm")).toBeInViewport();
  await expect(page.locator("#hand .card").first()).toBeInViewport();
  await fits(page, "a hint on a phone");
  await accessible(page, "a hint on a phone");
  await context.close();
});

test("a hint works without scripts", async ({ browser, server }) => {
  const scripted = await browser.newContext({ locale: "en" });
  const helper = await scripted.newPage();
  const address = await deciding(helper, scripted, server, "fluxx-4");
  const decision = await helper.locator("#question").getAttribute("data-decision");
  const state = await scripted.storageState();
  await helper.close();
  const context = await browser.newContext({ locale: "en", javaScriptEnabled: false, storageState: state });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(".hint-ask").click();
  await expect(page.locator("#hint .bars > li").first()).toBeVisible();
  await expect(page.locator("#question")).toHaveAttribute("data-decision", decision);
  expect(await page.locator("input.pick:checked, #answer button.advised").count()).toBeGreaterThan(0);
  await context.close();
  await scripted.close();
});

test("hints are only where the table allows them, and everybody sees that", async ({ browser, context, page, server }) => {
  await deciding(page, context, server, "fluxx-4", { hints: "off" });
  await expect(page.locator(".hint-ask")).toHaveCount(0);
  await page.locator("#menu > summary").click();
  await expect(page.locator(".hints-note")).toContainText("not allowed");
  const id = page.url().split("/").pop();
  const refused = await context.request.get(`${server.url}/api/tables/${id}/hint`);
  expect(refused.status()).toBe(422);
  expect((await refused.json()).code).toBe("hints-off");
  // Two people: not by default, but by a setting that the lobby shows.
  for (const [settings, count] of [[{}, 0], [{ hints: "on" }, 1]]) {
    const { post } = asked(context, server);
    const { table } = await post("/api/tables", { game: "fluxx", seats: 2, first: 0, bot_pause: 0, pace: { kind: "casual", window: 2000 }, ...settings });
    await post(`/api/tables/${table}/do`, { do: "sit", chair: 0 });
    const { token } = await post(`/api/tables/${table}/do`, { do: "invite" });
    const guest = await browser.newContext({ locale: "en" });
    const other = await guest.newPage();
    await other.goto(`${server.url}/join/${table}/${token}`);
    await other.locator("main button.main").first().click();
    await other.waitForURL(/\/table\//);
    await expect(other.locator(".hints-note")).toHaveCount(count);
    await expect(page.locator("body")).toBeVisible();
    await asked(guest, server).attempt(`/api/tables/${table}/do`, { do: "sit", chair: 1 });
    await post(`/api/tables/${table}/do`, { do: "start" });
    await page.goto(`${server.url}/table/${table}`);
    await question(page);
    while ((await page.locator("#hand .card.choosable").count()) < 2) {
      const decision = await page.locator("#question").getAttribute("data-decision");
      await page.locator("#answer button").last().click();
      await page.waitForFunction((old) => document.querySelector("#question")?.dataset.decision !== old, decision);
    }
    await expect(page.locator(".hint-ask")).toHaveCount(count);
    await guest.close();
  }
});
