// Makes the pictures under docs/pictures: node pictures.mjs, after a build.
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import config from "./playwright.config.mjs";
import { Server, answer, quickTable } from "./table.mjs";

const folder = new URL("../docs/pictures/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
const server = new Server();
await server.start();
const browser = await chromium.launch(config.use.launchOptions);
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

async function everywhere(name, path, cookies, before) {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ["dark", "light"]) {
      const context = await browser.newContext({ viewport, colorScheme, locale: "en", reducedMotion: "reduce" });
      if (cookies) await context.addCookies(cookies);
      const page = await context.newPage();
      await page.goto(path, { waitUntil: "load" });
      await page.waitForTimeout(400);
      if (before) await before(page);
      await page.screenshot({ path: `${folder}${name}-${size}-${colorScheme}.png` });
      await context.close();
    }
  }
}

for (const [name, path] of Object.entries({ home: "/", new: "/new", deck: "/decks/wonderland" })) await everywhere(name, server.url + path);
for (const game of ["fluxx-4", "star", "star-wars", "wonderland", "stella-quest"]) {
  const context = await browser.newContext({ viewport: sizes.desktop, locale: "en" });
  const page = await context.newPage();
  const table = await quickTable(context, server, game, 4);
  await page.goto(table, { waitUntil: "load" });
  for (let moves = 0; moves < 12; moves += 1) if (!(await answer(page))) break;
  await page.waitForSelector("#question[data-decision], .prompt.ending");
  const read = async (other) => {
    const picks = other.locator("#hand .choosable input.pick");
    if (await picks.count()) await picks.first().click({ force: true });
    await other.waitForTimeout(200);
  };
  await everywhere(game, table, await context.cookies(), game === "star" ? read : undefined);
  await context.close();
}
await browser.close();
await server.stop();
server.forget();
