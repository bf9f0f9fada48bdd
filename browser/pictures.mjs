// Makes the pictures under docs/pictures: node pictures.mjs [NAME…], after a build.
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import config from "./playwright.config.mjs";
import { Server, answer, asked, bigHand, games, question, quickTable, wholeGame } from "./table.mjs";

const wanted = process.argv.slice(2);
const want = (name) => !wanted.length || wanted.includes(name);

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
      // What happened meanwhile would lie over the table.
      await page.evaluate(() => document.querySelector("#recap:popover-open")?.hidePopover());
      if (before) await before(page);
      await page.screenshot({ path: `${folder}${name}-${size}-${colorScheme}.png` });
      await context.close();
    }
  }
}

const plain = { home: "/", new: "/new", mix: "/new?deck=fluxx-4&deck=star", decks: "/decks", deck: "/decks/wonderland", help: "/help", credits: "/credits", wrong: "/no-such-page" };
for (const [name, path] of Object.entries(plain)) if (want(name)) await everywhere(name, server.url + path);

/** A person with a page of their own. */
async function somebody() {
  const context = await browser.newContext({ viewport: sizes.desktop, locale: "en" });
  return { context, page: await context.newPage(), ...asked(context, server) };
}

if (want("lobby")) {
  const { context, page, post } = await somebody();
  await post("/api/guests", { name: "Ola" });
  await page.goto(`${server.url}/new`);
  await page.locator('select[name="bots"]').selectOption("1");
  await page.locator("button.main.big").click();
  await page.waitForSelector(".qr");
  await everywhere("lobby", page.url(), await context.cookies());
  await context.close();
}
if (want("replay") || want("over")) {
  const { context, page } = await somebody();
  const table = await quickTable(context, server, "fluxx-4", 4);
  await page.goto(table, { waitUntil: "load" });
  await wholeGame(page);
  if (want("over")) await everywhere("over", table, await context.cookies());
  const open = async (other) => {
    for (const part of await other.locator(".onward summary").all()) await part.click();
    await other.evaluate(() => scrollTo(0, 0));
  };
  if (want("replay")) await everywhere("replay", `${table}/replay?step=14&seat=1`, await context.cookies(), open);
  await context.close();
}
for (const game of games) {
  if (!want(game)) continue;
  const { context, page } = await somebody();
  // A game in its middle: one that ends too soon shows nothing of it.
  let table;
  for (let tries = 0; tries < 8; tries += 1) {
    table = await quickTable(context, server, game, 4, { level: "random" });
    await page.goto(table, { waitUntil: "load" });
    for (let moves = 0; moves < 16; moves += 1) if (!(await answer(page))) break;
    if ((await question(page)) !== null && await page.locator("#hand .card").count() > 2) break;
  }
  const read = async (other) => {
    const picks = other.locator("#hand .choosable input.pick");
    if (await picks.count()) await picks.first().click({ force: true });
    await other.waitForTimeout(200);
  };
  await everywhere(game, table, await context.cookies(), game === "star" ? read : undefined);
  await context.close();
}
if (want("hand-of-twenty")) {
  const { context, page } = await somebody();
  await bigHand(context, page, server);
  await everywhere("hand-of-twenty", page.url(), await context.cookies(), async (other) => {
    await other.locator("#hand input.pick").nth(8).click({ force: true });
    await other.waitForTimeout(200);
  });
  await context.close();
}
await browser.close();
await server.stop();
server.forget();
