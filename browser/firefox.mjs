// Plays one whole game of each title in Firefox, over WebDriver BiDi. The games are played by the same code as in
// Chromium: `FirefoxPage` offers the part of Playwright's page that this code uses.
import { pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";
import { Server, games, question, quickTable, wholeGame } from "./table.mjs";

const PATIENCE = 10_000;
/** A shorter game shows too little of the page, and another one is played. */
const FEWEST_DECISIONS = 4;
/** Few, so that one waits less for the others. */
const SEATS = 3;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The elements that match a selector, found anew for every use, as Playwright does it. */
class Found {
  constructor(page, selector, at = 0) { Object.assign(this, { page, selector, at }); }

  nth(at) { return new Found(this.page, this.selector, at); }
  first() { return this.nth(0); }
  count() { return this.page.evaluate((selector) => document.querySelectorAll(selector).length, this.selector); }

  /** Tries again while the element is missing, replaced or disabled. */
  async #attempt(use, { timeout = PATIENCE } = {}) {
    const end = Date.now() + timeout;
    for (;;) {
      try {
        const find = (selector, at) => document.querySelectorAll(selector)[at];
        const handle = (await this.page.evaluateHandle(find, this.selector, this.at)).asElement();
        if (!handle) throw new Error(`no element ${this.selector}`);
        return await use(handle);
      } catch (error) {
        if (Date.now() > end) throw error;
        await pause(50);
      }
    }
  }

  evaluate(what, argument, options) { return this.#attempt((handle) => handle.evaluate(what, argument), options); }
  isChecked(options) { return this.evaluate((element) => element.checked, null, options); }
  innerText(options) { return this.evaluate((element) => element.innerText, null, options); }

  click(options) {
    return this.#attempt(async (handle) => {
      if (await handle.evaluate((element) => element.disabled)) throw new Error(`${this.selector} is disabled`);
      await handle.click();
    }, options);
  }
}

/** What `table.mjs` uses of Playwright's page, by Puppeteer. */
class FirefoxPage {
  constructor(page) {
    this.page = page;
    this.mouse = page.mouse;
    this.keyboard = page.keyboard;
  }

  evaluate(...what) { return this.page.evaluate(...what); }
  locator(selector) { return new Found(this.page, selector); }
  waitForSelector(selector, options) { return this.page.waitForSelector(selector, options); }
  waitForFunction(what, argument, options) { return this.page.waitForFunction(what, { polling: 50, ...options }, argument); }
  getAttribute(selector, name) { return this.page.$eval(selector, (element, name) => element.getAttribute(name), name); }
}

/** Runs in every page before its own scripts: notes what the policy refuses and what can't be loaded. */
function noteRefusals() {
  globalThis.refusals = [];
  addEventListener("securitypolicyviolation", (event) => globalThis.refusals.push(`policy: ${event.violatedDirective} ${event.blockedURI}`));
  addEventListener("error", (event) => { if (event.target !== window) globalThis.refusals.push(`not loaded: ${event.target.src ?? event.target.href}`); }, true);
}

/** Broken scripts, and errors on the console. */
function listen(page) {
  const heard = [];
  page.on("pageerror", (error) => heard.push(`script: ${error.message}\n${error.stack ?? ""}`));
  page.on("console", (message) => { if (message.type() === "error") heard.push(`console: ${message.text()}`); });
  return heard;
}

/** Asks the API as the person of a page. */
function requests(page) {
  const send = async (url, method, data) => {
    const { status, text } = await page.evaluate(async (url, method, data) => {
      const body = data === null ? undefined : JSON.stringify(data);
      const answer = await fetch(url, { method, body, headers: body ? { "content-type": "application/json" } : {} });
      return { status: answer.status, text: await answer.text() };
    }, url, method, data ?? null);
    return { ok: () => status < 400, status: () => status, text: () => text, json: () => JSON.parse(text) };
  };
  return { request: { get: (url) => send(url, "GET"), post: (url, { data }) => send(url, "POST", data) } };
}

/** Plays a game of this title to its end. */
async function play(browser, server, game) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1366, height: 768 });
  await page.evaluateOnNewDocument(noteRefusals);
  const heard = listen(page);
  const complain = async () => {
    heard.push(...await page.evaluate(() => globalThis.refusals));
    if (heard.length) throw new Error(heard.join("\n"));
  };
  await page.goto(`${server.url}/help`);
  await complain();
  let decisions = 0;
  while (decisions < FEWEST_DECISIONS) {
    await page.goto(await quickTable(requests(page), server, game, SEATS));
    decisions = await wholeGame(new FirefoxPage(page));
    await complain();
  }
  if (await question(new FirefoxPage(page)) !== null) throw new Error("the game goes on");
  const ending = await page.$eval(".prompt.ending h2", (heading) => heading.innerText.trim());
  if (!/ won(!| together)?$/.test(ending)) throw new Error(`the end names neither a winner nor that there is none: "${ending}"`);
  await context.close();
  return `${ending} after ${decisions} decisions`;
}

/** Whether all games could be played. */
async function main() {
  const server = new Server();
  await server.start();
  let passed = 0;
  let failed = 0;
  try {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
      headless: true,
      extraPrefsFirefox: { "intl.accept_languages": "en" },
    });
    try {
      for (const game of games) {
        const start = Date.now();
        try {
          const ending = await play(browser, server, game);
          passed += 1;
          console.log(`  ok: ${game} in Firefox: ${ending} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
        } catch (error) {
          failed += 1;
          console.log(`  FAILED: ${game} in Firefox: ${error.stack}`);
        }
      }
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
    server.forget();
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed === games.length;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = await main() ? 0 : 1;
