// Whole games by clicking, by keys alone, on a phone, and without scripts.
import { accessible, answer, byKeys, expect, fits, games, listen, noteEmptyQuestions, question, quickTable, test, wholeGame } from "./table.mjs";

for (const game of games) {
  test(`a whole game of ${game} by clicking`, async ({ context, page, server }) => {
    const heard = listen(page);
    await page.addInitScript(noteEmptyQuestions);
    await page.goto(await quickTable(context, server, game, undefined, { passes: false }), { waitUntil: "load" });
    const moves = await wholeGame(page);
    expect(await page.evaluate(() => globalThis.emptyQuestions), "questions that offer nothing but to pass").toEqual([]);
    expect(moves).toBeGreaterThan(0);
    await expect(page.locator(".prompt.ending h2")).not.toBeEmpty();
    await accessible(page, `${game}, over`);
    expect(heard).toEqual([]);
  });
}

for (const game of games) {
  test(`a whole game of ${game} by keys alone`, async ({ context, page, server }) => {
    await page.goto(await quickTable(context, server, game), { waitUntil: "load" });
    // No pointer: a click would be a mistake of the test.
    await page.evaluate(() => addEventListener("click", (event) => { if (event.detail > 0) document.documentElement.dataset.clicked = "yes"; }, true));
    await wholeGame(page, { how: byKeys });
    expect(await page.evaluate(() => document.documentElement.dataset.clicked)).toBeUndefined();
    await expect(page.locator(".prompt.ending h2")).not.toBeEmpty();
  });
}

for (const game of games) {
  test(`a whole game of ${game} on a phone`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: "en" });
    const page = await context.newPage();
    await page.goto(await quickTable(context, server, game), { waitUntil: "load" });
    const wide = async (moves) => { if (moves % 5 === 0 && (await question(page)) !== null) await fits(page, `${game} after ${moves} moves`); };
    await wholeGame(page, { between: wide });
    await expect(page.locator(".prompt.ending h2")).not.toBeEmpty();
    await fits(page, `${game}, over`);
    await context.close();
  });
}

test("one click from home to a game, which is remembered", async ({ page, server }) => {
  const heard = listen(page);
  await page.goto(server.url);
  await page.locator(".game.stella-quest").click();
  await expect(page.locator("#hand .card").first()).toBeVisible();
  await page.goto(server.url);
  await expect(page.locator(".hero button")).toContainText("Stella Quest");
  await expect(page.locator("#going")).toBeVisible();
  expect(heard).toEqual([]);
});

test("a touch reads a card and never plays it", async ({ context, page, server }) => {
  await page.goto(await quickTable(context, server, "fluxx-4"), { waitUntil: "load" });
  await page.waitForSelector("#question[data-decision]");
  const before = await page.getAttribute("#question", "data-decision");
  await page.locator("#hand input.pick").first().click({ force: true });
  await expect(page.locator("#reader .card.large")).toBeVisible();
  await page.waitForTimeout(700);
  expect(await page.getAttribute("#question", "data-decision")).toBe(before);
});

test("a card that does not fit is read to its end by keys", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 360 }, locale: "en" });
  const page = await context.newPage();
  await page.goto(await quickTable(context, server, "fluxx-4"), { waitUntil: "load" });
  await page.waitForSelector("#question[data-decision]");
  await page.keyboard.press("h");
  const reader = page.locator("#reader");
  await expect(reader.locator(".card.large")).toBeVisible();
  await accessible(page, "a card that does not fit");
  for (let tabs = 0; tabs < 40 && !(await reader.evaluate((it) => it === document.activeElement)); tabs += 1) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("End");
  await expect.poll(() => reader.evaluate((it) => it.scrollTop)).toBeGreaterThan(0);
  await expect(reader.locator(".card.large")).toBeVisible();
  await context.close();
});

test("without scripts one plays by plain forms", async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(await quickTable(context, server, "stella-quest", 2));
  for (let moves = 0; moves < 3; moves += 1) {
    for (let tries = 0; tries < 40 && !(await page.locator("#question[data-decision]").count()); tries += 1) {
      await page.waitForTimeout(200);
      await page.reload();
    }
    const decision = await page.getAttribute("#question", "data-decision");
    await page.locator(".card.choosable input.pick").first().check({ force: true });
    await page.locator("#confirm").click();
    await page.waitForLoadState("load");
    expect(await page.locator(`#question[data-decision="${decision}"]`).count()).toBe(0);
  }
  await context.close();
});

test("a restarted server comes back to the same question", async ({ context, page, server }) => {
  // Not Fluxx, which may be over by the next question.
  await page.goto(await quickTable(context, server, "stella-quest"), { waitUntil: "load" });
  await answer(page);
  for (const signal of ["SIGINT", "SIGKILL"]) {
    await page.waitForSelector("#question[data-decision]");
    const before = await page.getAttribute("#question", "data-decision");
    await server.stop(signal);
    await expect(page.locator("#connection")).toBeVisible({ timeout: 20_000 });
    await server.start();
    await expect(page.locator("#connection")).toBeHidden({ timeout: 30_000 });
    expect(await page.getAttribute("#question", "data-decision")).toBe(before);
    await answer(page);
  }
});
