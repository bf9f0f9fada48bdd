// Text fits: on a screen of 320 pixels and with letters of 200 %, in every language, no name of a card is broken
// without a hyphen, nothing is cut off, and no page scrolls sideways.
import { chromium } from "@playwright/test";
import { layOut, misfits, still } from "./fits.mjs";
import config from "./playwright.config.mjs";
import { answer, expect, games, question, quickTable, test as plain } from "./table.mjs";

const decks = games.filter((game) => game !== "stella-quest");
const languages = ["en", "ru", "pl", "it"];
const people = { en: "Olivia", ru: "Оля", pl: "Ola", it: "Lia" };
const small = { width: 320, height: 640 };

/** A browser whose user has set letters of twice the usual size. Media queries follow it, unlike a style of the page. */
const test = plain.extend({
  large: [async ({}, use) => {
    const { args, ...options } = config.use.launchOptions;
    const browser = await chromium.launch({ ...options, args: [...args, "--blink-settings=defaultFontSize=32"] });
    await use(browser);
    await browser.close();
  }, { scope: "worker" }],
});

/** What does not fit now, when nothing moves. */
async function found(page) {
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, still);
  return page.evaluate(misfits);
}

/** With large letters on a small screen, words of sentences may break anywhere; names on cards may not. */
const onCards = (line) => !line.startsWith("broken") || line.includes("span.face");

test.describe.configure({ mode: "parallel" });

for (const language of languages) {
  test(`every card of every deck fits on a small screen: ${language}`, async ({ browser, large, server }) => {
    for (const [letters, browsing] of [[100, browser], [200, large]]) {
      const context = await browsing.newContext({ locale: language, viewport: small });
      const page = await context.newPage();
      for (const deck of decks) {
        await page.goto(`${server.url}/decks/${deck}`, { waitUntil: "load" });
        expect(await page.locator(".deck-list .card").count()).toBeGreaterThan(70);
        expect(await found(page), `${deck} at ${letters} %`).toEqual([]);
      }
      await context.close();
    }
  });

  test(`every card of every deck fits in every place of a table: ${language}`, async ({ browser, server }) => {
    const context = await browser.newContext({ locale: language, viewport: small });
    const page = await context.newPage();
    for (const deck of decks) {
      await page.goto(`${server.url}/decks/${deck}`, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(layOut)).toBeGreaterThan(600);
      expect(await found(page), deck).toEqual([]);
    }
    await context.close();
  });

  test(`pages fit on a small screen with large letters: ${language}`, async ({ large, server }) => {
    const context = await large.newContext({ locale: language, viewport: small });
    const page = await context.newPage();
    for (const path of ["/", "/new", "/decks", "/help", "/me", "/sign-in", "/rules/star", "/rules/stella-quest"]) {
      await page.goto(server.url + path, { waitUntil: "load" });
      expect((await found(page)).filter(onCards), path).toEqual([]);
    }
    await context.close();
  });
}

/** Each title in another language, so that all of them are played. */
const played = { "fluxx-4": "en", star: "ru", "star-wars": "it", wonderland: "pl", comets: "ru", "stella-quest": "ru" };
for (const [game, language] of Object.entries(played)) {
  test(`a table of ${game} fits on a small screen, with large letters, too: ${language}`, async ({ browser, large, server }) => {
    for (const [letters, browsing] of [[100, browser], [200, large]]) {
      const context = await browsing.newContext({ locale: language, viewport: small });
      const page = await context.newPage();
      await page.goto(await quickTable(context, server, game, undefined, { name: people[language] }), { waitUntil: "load" });
      for (let moves = 0; moves < 3; moves += 1) {
        await question(page);
        expect((await found(page)).filter(letters === 100 ? () => true : onCards), `${moves} moves at ${letters} %`).toEqual([]);
        if (!(await answer(page))) break;
      }
      await page.evaluate(() => document.querySelector("#hand input.pick")?.click());
      expect((await found(page)).filter(letters === 100 ? () => true : onCards), `a chosen card at ${letters} %`).toEqual([]);
      await context.close();
    }
  });
}

/** Fluxx with a hand whose texts are too long for a small card. */
async function withCutText(context, page, server, language) {
  for (let tries = 0; tries < 8; tries += 1) {
    await page.goto(await quickTable(context, server, "star-wars", 2, { name: people[language] }), { waitUntil: "load" });
    await question(page);
    await page.evaluate(() => document.fonts.ready);
    const cut = page.locator("#hand .card:has(.text.cut)").first();
    if (await cut.count()) return cut;
  }
  throw new Error("every text fits");
}

const plainText = (text) => text.replaceAll("\u00ad", "").replace(/\s+/g, " ").trim();

for (const letters of [100, 200]) {
  test(`a text that is cut ends in an ellipsis and is read whole by a tap or a key, ${letters} %`, async ({ browser, large, server }) => {
    const context = await (letters === 100 ? browser : large).newContext({ locale: "it", viewport: small });
    const page = await context.newPage();
    const card = await withCutText(context, page, server, "it");
    expect(await card.locator(".text").evaluate((text) => getComputedStyle(text).webkitLineClamp)).not.toBe("none");
    const whole = plainText(await card.locator(".text").textContent());
    const read = page.locator("#reader .card .text");
    const check = async () => {
      expect(plainText(await read.textContent())).toBe(whole);
      expect(await read.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThan(2);
      // What is larger than the screen can be scrolled to.
      await page.locator("#reader .card .line").last().scrollIntoViewIfNeeded();
      await expect(page.locator("#reader .card .line").last()).toBeInViewport({ ratio: .1 });
    };
    await card.locator("input.pick").evaluate((pick) => pick.click());
    await check();
    await page.keyboard.press("Escape");
    await expect(read).toHaveCount(0);
    await card.locator("input.pick").focus();
    await page.keyboard.press("Enter");
    await check();
    await context.close();
  });
}

test("without scripts the chosen card grows and shows its whole text", async ({ browser, server }) => {
  const context = await browser.newContext({ locale: "it", viewport: small, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(await quickTable(context, server, "star-wars", 2, { name: "Lia" }), { waitUntil: "load" });
  const card = page.locator("#hand .card:has(.text)").first();
  await expect(card).toBeVisible();
  await card.locator("input.pick").check({ force: true });
  const box = await card.boundingBox();
  expect(box.width).toBeGreaterThan(200);
  expect(await card.locator(".text").evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThan(2);
  expect(await card.evaluate((card) => card.getBoundingClientRect().bottom - card.querySelector(".text").getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(0);
  await context.close();
});

test("soft hyphens are neither read out nor copied", async ({ browser, server }) => {
  const context = await browser.newContext({ locale: "ru", viewport: small });
  const page = await context.newPage();
  await page.goto(await quickTable(context, server, "star", 2, { name: "Оля" }), { waitUntil: "load" });
  const attributes = await page.evaluate(() => [...document.querySelectorAll("*")].flatMap((one) => [...one.attributes]).filter((one) => one.value.includes("\u00ad")).length);
  expect(attributes).toBe(0);
  const exposed = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) if (walker.currentNode.data.includes("\u00ad") && !walker.currentNode.parentElement.closest("[aria-hidden=true]")) found.push(walker.currentNode.data);
    return found;
  });
  expect(exposed).toEqual([]);
  await page.goto(`${server.url}/decks/star`, { waitUntil: "load" });
  const copied = await page.evaluate(() => {
    const title = document.querySelector(".card .title:has(.w)");
    getSelection().selectAllChildren(title);
    const event = new ClipboardEvent("copy", { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
    title.dispatchEvent(event);
    return { text: event.clipboardData.getData("text/plain"), title: title.textContent };
  });
  expect(copied.title).toContain("\u00ad");
  expect(copied.text).toBe(copied.title.replaceAll("\u00ad", ""));
  await context.close();
});

test("soft hyphens fetch no further font", async ({ browser, server }) => {
  const context = await browser.newContext({ locale: "ru", viewport: small });
  const page = await context.newPage();
  const fonts = [];
  page.on("request", (request) => { if (request.url().endsWith(".woff2")) fonts.push(request.url().split("/").at(-1)); });
  await page.goto(`${server.url}/decks/star`, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((name) => /-latin(-ext)?\.woff2/.test(name))).toEqual([]);
  await context.close();
});

test("what does not fit is found", async ({ page, server }) => {
  await page.goto(`${server.url}/decks/star`, { waitUntil: "load" });
  const mistakes = {
    broken: ".card .title { width: 2em; overflow-wrap: anywhere; } .card .w { display: inline; } .card .title, .card .title * { hyphens: none; }",
    cut: ".card.large .text { height: 1em !important; overflow: hidden !important; }",
    "sticks out": ".card .title { white-space: nowrap; font-size: 30cqi !important; }",
    sideways: "main { width: 200vw !important; max-width: none !important; }",
  };
  for (const [what, css] of Object.entries(mistakes)) {
    const sheet = await page.addStyleTag({ content: css }).catch(() => null);
    if (!sheet) await page.evaluate((css) => { const made = new CSSStyleSheet(); made.replaceSync(css); document.adoptedStyleSheets = [made]; }, css);
    expect((await page.evaluate(misfits)).filter((line) => line.startsWith(what)).length, what).toBeGreaterThan(0);
    await page.reload({ waitUntil: "load" });
  }
});
