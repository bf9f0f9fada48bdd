// Rulings that run: from a card to its small board, step by step, and to a table of one's own.
import { accessible, expect, fits, listen, test } from "./table.mjs";

const words = (page) => page.locator(".ruling-says").innerText();
const step = (page) => page.locator(".ruling-steps [aria-current]").innerText();

test("a card of a deck shows its ruling step by step, with the keyboard", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en" });
  const page = await context.newPage();
  const heard = listen(page);
  await page.goto(`${server.url}/decks/fluxx-4`, { waitUntil: "load" });
  await page.locator("#hand-limit-1 .show-me").click();
  await expect(page.locator("h1")).toHaveText("Hand Limit 1");
  await expect(page.locator(".ruling-text")).toContainText("on your turn, at the end");
  await expect(page.locator(".zone-box.changed")).toHaveCount(0);
  const seen = [await words(page)];
  for (const key of ["ArrowRight", "n", "ArrowRight", "n"]) {
    const before = await step(page);
    await page.keyboard.press(key);
    await expect.poll(() => step(page)).not.toBe(before);
    // What changed is framed and says so.
    await expect(page.locator(".zone-box.changed h3 .badge").first()).toHaveText("new");
    seen.push(await words(page));
  }
  expect(new Set(seen).size).toBe(5);
  expect(seen[2]).toContain("Altair discards");
  // The last step has the ruling itself.
  await expect(page.locator(".conclusion")).toContainText("never a reason to draw");
  for (const key of ["b", "ArrowLeft"]) {
    const before = await step(page);
    await page.keyboard.press(key);
    await expect.poll(() => step(page)).not.toBe(before);
  }
  expect(page.url()).toContain("step=2");
  await page.reload();
  expect(await words(page)).toBe(seen[2]);
  await page.locator(".ruling-steps a").nth(1).click();
  await expect.poll(() => words(page)).toBe(seen[1]);
  await page.locator("[data-next]").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => words(page)).toBe(seen[2]);
  await expect(page.locator("[data-next]")).toBeFocused();
  expect(heard).toEqual([]);
  await context.close();
});

test("try it yourself makes a table from the position", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en" });
  const page = await context.newPage();
  await page.goto(`${server.url}/rulings/hand-limit`, { waitUntil: "load" });
  await page.getByRole("button", { name: "Try it yourself" }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.locator("#hand .card")).toHaveCount(4);
  await expect(page.locator("#hand")).toContainText("The Moon");
  await context.close();
});

test("at a table a ruling opens over the game", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: "en" });
  const page = await context.newPage();
  const heard = listen(page);
  // A table whose cards are known.
  await page.goto(`${server.url}/rulings/hand-limit`, { waitUntil: "load" });
  await page.getByRole("button", { name: "Try it yourself" }).click();
  await page.waitForURL(/\/table\//);
  const table = page.url();
  await page.locator("#hand .card.rule > input.pick").focus();
  await page.keyboard.press("Space");
  await page.locator("#reader .show-me").first().click();
  await expect(page.locator("#panel .ruling")).toBeVisible();
  await accessible(page, "a ruling over a table");
  const before = await words(page);
  await page.keyboard.press("n");
  await expect.poll(() => words(page)).not.toBe(before);
  expect(page.url()).toBe(table);
  await page.keyboard.press("Escape");
  await expect(page.locator("#panel")).toBeHidden();
  await expect(page.locator("#hand .card")).toHaveCount(4);
  expect(heard).toEqual([]);
  await context.close();
});

test("rulings work without scripts", async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, locale: "en" });
  const page = await context.newPage();
  await page.goto(`${server.url}/decks/star#its-a-trap`);
  await page.locator("#its-a-trap .show-me").first().click();
  const texts = [];
  for (;;) {
    texts.push(await words(page));
    const next = page.locator("[data-next]");
    if ((await next.count()) === 0) break;
    await next.click();
  }
  expect(texts.length).toBeGreaterThan(2);
  await page.locator("[data-back]").click();
  expect(await words(page)).toBe(texts.at(-2));
  await page.getByRole("button", { name: "Try it yourself" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await context.close();
});

for (const [theme, locale] of [["light", "en"], ["dark", "ru"], ["light", "pl"], ["dark", "it"]]) {
  test(`rulings are accessible and fit, ${theme}, ${locale}`, async ({ browser, server }) => {
    for (const viewport of [{ width: 1280, height: 800 }, { width: 320, height: 640 }]) {
      const context = await browser.newContext({ viewport, locale, colorScheme: theme });
      const page = await context.newPage();
      for (const path of ["attaches-where?step=2", "reshuffle?step=1", "answer-played?step=2", "draw-and-play?step=1", "most"]) {
        await page.goto(`${server.url}/rulings/${path}`, { waitUntil: "load" });
        await accessible(page, `${path}, ${theme}, ${locale}`);
        await fits(page, `${path}, ${theme}, ${locale}`);
      }
      await context.close();
    }
  });
}

test("an unknown ruling is not found", async ({ page, server }) => {
  expect((await page.goto(`${server.url}/rulings/no-such-ruling`)).status()).toBe(404);
});
