// What is left when a game is over, in both themes and sizes: its end and its replay.
import { accessible, answer, question, quickTable, really, test } from "./table.mjs";

for (const scheme of ["dark", "light"]) {
  for (const game of ["fluxx-4", "stella-quest"]) {
    test(`axe finds nothing at the end of ${game} and in its replay, ${scheme}`, async ({ browser, server }) => {
      const context = await browser.newContext({ colorScheme: scheme, locale: "en" });
      const page = await context.newPage();
      const address = await quickTable(context, server, game, 3);
      await page.goto(address, { waitUntil: "load" });
      // A game that lasts is given up: whole ones are elsewhere.
      for (let moves = 0; moves < 8; moves += 1) if (!(await answer(page))) break;
      if ((await question(page)) !== null) await really(page, "concede");
      await page.waitForSelector(".prompt.ending");
      await accessible(page, `the end of ${game}`);
      await page.setViewportSize({ width: 390, height: 844 });
      await accessible(page, `the end of ${game} on a phone`);
      for (const path of ["/replay?step=9&seat=1", "/replay?step=9999&check=yes"]) {
        await page.goto(address + path, { waitUntil: "load" });
        for (const part of await page.locator(".onward summary").all()) await part.click();
        await accessible(page, path);
      }
      await page.setViewportSize({ width: 1280, height: 720 });
      await accessible(page, "the end of a replay, wide");
      await context.close();
    });
  }
}
