// Four languages, complete: nothing English is left over, no raw key is shown.
import { readFileSync, readdirSync } from "node:fs";
import { answer, expect, question, quickTable, test } from "./table.mjs";

const words = new URL("../crates/words/locales/", import.meta.url);
const decks = new URL("../decks/", import.meta.url);

/** The plain messages of a file: those without anything to fill in. */
function messages(file) {
  const found = new Map();
  for (const [, key, text] of readFileSync(file, "utf8").matchAll(/^([a-z0-9-]+) = ([^{}\n]+)$/gm)) found.set(key, text.trim());
  return found;
}

/** English sentences and card names that are something else in this language. */
function english(language) {
  const foreign = new Set();
  const compare = (folder) => {
    const [ours, theirs] = [folder("en"), folder(language)];
    for (const [key, text] of ours) if (theirs.has(key) && theirs.get(key) !== text && text.length > 2) foreign.add(text);
    const said = new Set(theirs.values());
    for (const text of said) foreign.delete(text);
  };
  const all = (tag) => new Map(readdirSync(new URL(`${tag}/`, words)).flatMap((file) => [...messages(new URL(`${tag}/${file}`, words))]));
  compare(all);
  for (const edition of readdirSync(decks)) {
    compare((tag) => { try { return messages(new URL(`${edition}/names/${tag}.ftl`, decks)); } catch { return new Map(); } });
  }
  return foreign;
}

const names = /^(asterism|fluxx|stella|quest|star|wars|wonderland|vega|altair|mira|rigel|spica|deneb|capella|atria|english|polski|italiano|enter|esc|tab|home|end|json|toml|csv|lab|run|experiment|sha|https?|api|verify|abc|po|at|[a-z]|[ivx]+)$/i;

/** What a reader of this language would stumble over. */
async function leftovers(page, language, foreign) {
  const texts = await page.evaluate(() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent.closest("script, style, noscript, code, .link, .code, [lang]:not(html)")) found.push(walker.currentNode.textContent);
    }
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title], [data-label], [data-why]")) {
      for (const name of ["aria-label", "placeholder", "title", "data-label", "data-why"]) if (element.hasAttribute(name)) found.push(element.getAttribute(name));
    }
    found.push(document.title);
    return found.map((text) => text.trim()).filter(Boolean);
  });
  const wrong = [];
  for (const text of texts) {
    if (foreign.has(text)) wrong.push(`English: ${text}`);
    if (/\b(web|fluxx|stella|log|ask|level|choice|refusal|rule|deck)-[a-z]+(-[a-z]+)*\b/.test(text) || /\{ ?\$/.test(text)) wrong.push(`a key: ${text}`);
    if (language === "ru") for (const word of text.replace(/Гость \w{4}/g, "").match(/[A-Za-z]{2,}/g) ?? []) if (!names.test(word)) wrong.push(`Latin: ${word} in ${text}`);
  }
  return wrong;
}

const people = { ru: "Оля", pl: "Ola", it: "Lia" };
for (const language of ["ru", "pl", "it"]) {
  test(`no English is left over: ${language}`, async ({ browser, server }) => {
    const foreign = english(language);
    expect(foreign.size).toBeGreaterThan(300);
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    const check = async (where) => expect(await leftovers(page, language, foreign), where).toEqual([]);
    for (const path of ["/", "/new", "/new?deck=star&deck=wonderland", "/decks", "/decks/fluxx-4", "/decks/star", "/decks/star-wars", "/decks/wonderland", "/decks/comets", "/lab", "/lab?deck=fluxx-4&change=number", "/lab?deck=star&change=option", "/lab/result?deck=star&players=3&games=500", "/help", "/me", "/sign-in", "/account", "/nowhere", "/join/AAAAAA"]) {
      await page.goto(server.url + path, { waitUntil: "load" });
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await check(path);
    }
    for (const game of { ru: ["star", "stella-quest"], pl: ["wonderland", "fluxx-4"], it: ["star-wars", "stella-quest"] }[language]) {
      const address = await quickTable(context, server, game, 4, { name: people[language] });
      await page.goto(address, { waitUntil: "load" });
      for (let moves = 0; moves < 400; moves += 1) {
        const over = (await question(page)) === null;
        if (over || moves % 4 === 0) await check(`${game}, after ${moves} moves`);
        if (over || !(await answer(page))) break;
      }
      await page.goto(`${address}/replay`, { waitUntil: "load" });
      await check(`replay of ${game}`);
    }
    await page.goto(server.url);
    await check("home with games");
    await context.close();
  });
}

const greetings = { en: "Five card games", ru: "Пять карточных игр", pl: "Pięć gier", it: "Cinque giochi" };
for (const [language, title] of Object.entries(greetings)) {
  test(`the language of the browser is spoken: ${language}`, async ({ browser, server }) => {
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    await page.goto(server.url);
    await expect(page.locator("h1")).toContainText(title);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await context.close();
  });
}
