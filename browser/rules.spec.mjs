// The rules: a page of their own, and a panel over the table.
import { accessible, expect, fits, listen, quickTable, test } from "./table.mjs";

test("the rules open over the table and leave the game where it was", async ({ browser, server }) => {
  const context = await browser.newContext({ locale: "en", viewport: { width: 390, height: 844 } });
  const address = await quickTable(context, server, "star");
  const page = await context.newPage();
  const heard = listen(page);
  await page.goto(address, { waitUntil: "load" });
  const panel = page.locator("#panel");
  await expect(panel).toBeHidden();
  await page.locator("#menu > summary").click();
  await page.locator("#menu [data-panel]").click();
  await expect(panel.locator("h1")).toHaveText("Star Fluxx");
  await expect(panel.locator(".card.creeper").first()).toBeVisible();
  await accessible(page, "the rules in a panel");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  expect(page.url()).toBe(address);
  expect(heard).toEqual([]);
  await context.close();
});

for (const [language, title] of [["en", "Stella Quest"], ["ru", "Карта звёзд"], ["pl", "Stella Quest"], ["it", "Stella Quest"]]) {
  test(`the rules have a page in ${language}`, async ({ browser, server }) => {
    const context = await browser.newContext({ locale: language, viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    await page.goto(`${server.url}/rules/stella-quest`);
    await expect(page.locator("h1")).toHaveText(title);
    expect(await page.locator("main nav a").count()).toBeGreaterThan(6);
    await fits(page, `the rules in ${language}`);
    await accessible(page, `the rules in ${language}`);
    await context.close();
  });
}
