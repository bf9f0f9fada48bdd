// A server of its own for every worker, and how a person plays.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as plain, expect } from "@playwright/test";
import AxeBuilder from "@axe-core/playwright";

export const games = ["fluxx-4", "star", "star-wars", "wonderland", "comets", "stella-quest"];

export class Server {
  /** `options` replace the usual ones. */
  constructor(options = {}) { this.options = options; }

  folder = mkdtempSync(join(tmpdir(), "asterism-"));
  port = 0;

  async start() {
    const program = process.env.ASTERISM_BIN ?? "../target/debug/asterism";
    const listen = `127.0.0.1:${this.port}`;
    const usual = { "--requests-per-second": "5000", "--guests-per-hour": "5000", "--tables-per-hour": "5000", ...this.options };
    const limits = Object.entries(usual).flat();
    this.process = spawn(program, ["serve", "--listen", listen, "--database", join(this.folder, "games.db"), "--bot-time", "30", ...limits], { stdio: ["ignore", "pipe", "ignore"] });
    this.url = await new Promise((resolve, reject) => {
      let said = "";
      this.process.stdout.on("data", (data) => {
        said += data;
        const found = said.match(/http:\/\/127\.0\.0\.1:(\d+)/);
        if (found) { this.port = Number(found[1]); resolve(found[0]); }
      });
      this.process.on("error", reject);
      this.process.on("exit", (code) => reject(new Error(`the server ended: ${code}`)));
    });
  }

  /** Ends it: as a person would, or as a power cut would. */
  async stop(signal = "SIGINT") {
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    this.process.kill(signal);
    await ended;
  }

  forget() { rmSync(this.folder, { recursive: true, force: true }); }
}

export const test = plain.extend({
  server: [async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.stop();
    server.forget();
  }, { scope: "worker" }],
});
export { expect };

/** Complaints of a page: broken scripts, refused resources, broken policy. */
export function listen(page) {
  const heard = [];
  page.on("pageerror", (error) => heard.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|409|422/.test(message.text())) heard.push(message.text());
  });
  return heard;
}

/** Asks the API as the person of a context. */
export function asked(context, server) {
  const read = async (answer, path) => {
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBeTruthy();
    return answer.status() === 204 ? null : answer.json();
  };
  return {
    get: async (path) => read(await context.request.get(server.url + path), path),
    post: async (path, data) => read(await context.request.post(server.url + path, { data }), path),
    /** Without minding a refusal. */
    attempt: (path, data) => context.request.post(server.url + path, { data }),
  };
}

export const casual = { bot_pause: 0, answer_delay: [0, 20], pace: { kind: "casual", window: 2000 } };

export function settingsOf(game, seats) {
  const settings = { game: game === "stella-quest" ? game : "fluxx", seats, ...casual };
  if (game !== "stella-quest") settings.deck = [game];
  return settings;
}

/** A table against bots that don't dawdle, begun, with the person's turn first; unless `passes` is false, answers out of turn are let pass. */
export async function quickTable(context, server, game, seats = game === "stella-quest" ? 4 : 5, { name = "Ola", level = "regular", settings = {}, passes = true } = {}) {
  const { post } = asked(context, server);
  await post("/api/guests", { name });
  const { table } = await post("/api/tables", { ...settingsOf(game, seats), first: 0, ...settings });
  await post(`/api/tables/${table}/do`, { do: "sit", chair: 0 });
  for (let chair = 1; chair < seats; chair += 1) await post(`/api/tables/${table}/do`, { do: "seat-bot", chair, level });
  await post(`/api/tables/${table}/do`, { do: "start" });
  if (passes) await post(`/api/tables/${table}/do`, { do: "pass", mode: "always" });
  return `${server.url}/table/${table}`;
}

/** Waits for a question; its number, or null at the end of the game. */
export async function question(page) {
  await page.waitForSelector("#question[data-decision], .prompt.ending", { timeout: 30_000 });
  return page.evaluate(() => document.querySelector(".prompt.ending") ? null : document.querySelector("#question")?.dataset.decision ?? "");
}

async function moved(page, decision, patience) {
  return page.waitForFunction(
    (old) => document.querySelector("#question")?.dataset.decision !== old, decision, { timeout: patience },
  ).then(() => true, () => false);
}

/** Where a card can be touched: cards of a hand overlap, but each shows a part. */
function visiblePoint(pick) {
  pick.closest(".card").scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = pick.getBoundingClientRect();
  for (const down of [.5, .25, .75, .1, .9]) {
    for (const right of [.5, .25, .1, .75, .9, .03, .97]) {
      const point = { x: box.left + box.width * right, y: box.top + box.height * down };
      if (document.elementFromPoint(point.x, point.y) === pick) return point;
    }
  }
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return { covered: `${pick.closest(".card").id} at ${JSON.stringify(box)} is covered by ${over?.outerHTML.slice(0, 160)} in ${over?.parentElement?.className}` };
}

/** Touches a card where it can be touched. */
async function tap(page, pick) {
  const { covered, ...point } = await pick.evaluate(visiblePoint, null, { timeout: 5000 });
  if (covered) throw new Error(covered);
  await page.mouse.click(point.x, point.y);
}

/** Touches a card, and confirms. */
export async function choose(page, pick) {
  await tap(page, pick);
  await page.locator("#confirm").click({ timeout: 5000 });
}

/** Where several cards are chosen together: how many. */
const howMany = (page) => page.evaluate(() => Number(document.querySelector("#confirm")?.dataset.several ?? 1));

/** Chooses by touching, and confirms. */
async function touch(page, decision) {
  const picks = page.locator(".card.choosable > input.pick");
  const count = await picks.count();
  const several = await howMany(page);
  if (several > 1) {
    for (let at = 0; at < several; at += 1) {
      const pick = picks.nth((Number(decision) + at) % count);
      if (await pick.isChecked()) continue;
      await page.mouse.move(0, 0);
      await tap(page, pick);
    }
    await page.locator("#confirm").click({ timeout: 5000 });
  } else if (count) {
    await choose(page, picks.nth(Number(decision) % count));
  } else {
    const buttons = page.locator("#answer button");
    await buttons.nth(Number(decision) % Math.max(1, await buttons.count())).click({ timeout: 2000 });
  }
}

/** The same with keys only: those of the help page, arrows, Space, Enter. */
async function type(page, decision) {
  const active = () => page.evaluate(() => {
    const it = document.activeElement;
    if (it?.matches("input.pick")) return it.dataset.barred === undefined && it.checked ? "good" : "pick";
    return it?.closest("#answer") && it.matches("button") ? "button" : "other";
  });
  const open = await page.locator(".card.choosable > input.pick").count();
  if (!open) {
    await page.keyboard.press("q");
    const buttons = await page.locator("#answer button").count();
    for (let tabs = 0; tabs < 40 && (await active()) !== "button"; tabs += 1) await page.keyboard.press("Tab");
    for (let tabs = Number(decision) % Math.max(1, buttons); tabs > 0; tabs -= 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    return;
  }
  for (const key of ["h", "t", "g"]) {
    await page.keyboard.press(key);
    if ((await active()) !== "other") break;
  }
  for (let tabs = 0; tabs < 80 && (await active()) === "other"; tabs += 1) await page.keyboard.press("Tab");
  if ((await active()) === "button") return page.keyboard.press("Enter");
  const several = await howMany(page);
  if (several > 1) {
    for (let chosen = 0, tabs = 0; chosen < several && tabs < 200; tabs += 1) {
      const open = await page.evaluate(() => document.activeElement?.matches("input.pick[type=checkbox]:not(:checked)"));
      if (open) { await page.keyboard.press("Space"); chosen += 1; }
      if (chosen < several) await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    return page.keyboard.press("Enter");
  }
  await page.keyboard.press("Space");
  const all = await page.locator("input.pick").count();
  for (let steps = 0; steps <= all && (await active()) !== "good"; steps += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
}

/** Notes every question of a response window that offers nothing but to pass. */
export function noteEmptyQuestions() {
  globalThis.emptyQuestions = [];
  const look = () => {
    const question = document.querySelector("#question.window[data-decision]");
    if (!question) return;
    const answers = document.querySelectorAll(".card.choosable input.pick, #answer button[name=move]:not([value=pass])");
    if (!answers.length) globalThis.emptyQuestions.push(question.innerText);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Answers one question; says whether the game goes on. A question that can't be answered is a mistake. */
export async function answer(page, how = touch) {
  const decision = await question(page);
  if (decision === null) return false;
  if (!decision) return true;
  let trouble;
  for (let tries = 0; tries < 3; tries += 1) {
    try { await how(page, String(Number(decision) + tries)); } catch (error) { trouble = error; }
    if (await moved(page, decision, 3000)) return true;
  }
  const asks = await page.locator("#question").innerText().catch(() => "?");
  throw new Error(`the page does not take an answer to: ${asks}\n${trouble ?? ""}`);
}

/** Plays to the end; `between` is called at every question. */
export async function wholeGame(page, { how = touch, between, most = 400 } = {}) {
  for (let moves = 0; moves < most; moves += 1) {
    if (between) await between(moves);
    if (!(await answer(page, how))) return moves;
  }
  throw new Error(`no end after ${most} moves`);
}
export const byKeys = type;

/** Nothing that keeps anybody from playing. */
export async function accessible(page, where) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map((one) => `${where}: ${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`).join(" | ")}`);
  expect(told).toEqual([]);
}

/** Nothing is wider than the window. */
export async function fits(page, where) {
  const wide = await page.evaluate(async () => {
    // What is in flight may be anywhere.
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const sticksOut = (element) => element.getBoundingClientRect().right > root.clientWidth + 1;
    return [...document.body.querySelectorAll("*:not(svg *)")].filter(sticksOut).map((element) => `${element.localName}#${element.id}.${element.className}`).slice(0, 12);
  });
  expect(wide, where).toEqual([]);
}

/** Does what the menu asks about twice: giving up, leaving for good. */
export async function really(page, what) {
  await page.locator("#menu > summary").click();
  await page.locator(`#menu #${what} > summary`).click();
  await page.locator(`#menu #${what} button`).click();
}

/** What a question looks like: which sort of thing can be chosen where. */
export function shape(page) {
  return page.evaluate(() => {
    const has = (selector) => document.querySelector(selector) ? 1 : 0;
    const places = ["#hand", ".mat .in-force", "#goals", "#discard", ".seats", ".you", ".offered", ".trick"];
    const picks = places.map((place) => has(`${place} .choosable`)).join("");
    const buttons = Math.min(2, document.querySelectorAll("#answer button[name=move]").length);
    return `${picks}-${buttons}-${has(".countdown")}${has(".vote")}${has(".prompt.ending")}${has("#hand.many")}`;
  });
}

/** One card that brings twenty, in a deck without limits of hands. */
const sixty = (text) => Array.from({ length: 60 }, (_, at) => text(at)).join("\n");
export const flood = {
  cards: [
    { name: "floods.kdl", text: sixty((at) => `action "flood-${at}" { draw 20; }`) },
    { name: "floods.en.ftl", text: sixty((at) => `flood-${at} = Wave No ${at}`) },
    { name: "floods.ru.ftl", text: sixty((at) => `flood-${at} = Волна ${at}`) },
  ],
  without: ["hand-limit-0", "hand-limit-1", "hand-limit-2"],
};

/** A table at which the person holds at least twenty cards and is asked to play one. */
export async function bigHand(context, page, server) {
  for (let tries = 0; tries < 8; tries += 1) {
    await page.goto(await quickTable(context, server, "fluxx-4", 2, { settings: flood }), { waitUntil: "load" });
    for (let moves = 0; moves < 6; moves += 1) {
      if ((await question(page)) === null) break;
      if (Number(await page.getAttribute("#hand", "data-cards")) >= 20 && await page.locator("#hand .choosable").count() >= 20) return;
      const wave = page.locator('#hand .choosable input.pick[value*="flood"]').first();
      if (!(await wave.count())) { await answer(page); continue; }
      const decision = await page.getAttribute("#question", "data-decision");
      await choose(page, wave);
      await page.waitForFunction((old) => document.querySelector("#question")?.dataset.decision !== old, decision, { timeout: 5000 });
    }
  }
  throw new Error("the hand did not grow");
}
