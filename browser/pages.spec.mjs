import { accessible, expect, listen, quickTable, test } from "./table.mjs";

const pages = ["/", "/new", "/decks", "/decks/star", "/help", "/credits"];

for (const scheme of ["dark", "light"]) {
  test(`axe finds nothing on any page, ${scheme}`, async ({ browser, server }) => {
    const context = await browser.newContext({ colorScheme: scheme, locale: "en" });
    const page = await context.newPage();
    const heard = listen(page);
    for (const path of pages) {
      await page.goto(server.url + path, { waitUntil: "load" });
      await accessible(page, path);
    }
    for (const game of ["fluxx-4", "stella-quest"]) {
      await page.goto(await quickTable(context, server, game), { waitUntil: "load" });
      await page.waitForSelector("#question[data-decision]");
      await accessible(page, game);
    }
    expect(heard).toEqual([]);
    await context.close();
  });
}

for (const width of [320, 390]) {
  test(`nothing is wider than a screen of ${width} pixels`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width, height: 700 }, locale: "en" });
    const page = await context.newPage();
    const fits = async (where) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(wide, where).toBeLessThanOrEqual(0);
    };
    for (const path of pages) {
      await page.goto(server.url + path, { waitUntil: "load" });
      await fits(path);
    }
    for (const game of ["fluxx-4", "stella-quest"]) {
      await page.goto(await quickTable(context, server, game), { waitUntil: "load" });
      await fits(game);
    }
    await context.close();
  });
}

const words = { en: "Five card games", ru: "Пять карточных игр", pl: "Pięć gier", it: "Cinque giochi" };
for (const [language, title] of Object.entries(words)) {
  test(`the language of the browser is spoken: ${language}`, async ({ browser, server }) => {
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    await page.goto(server.url);
    await expect(page.locator("h1")).toContainText(title);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await context.close();
  });
}
