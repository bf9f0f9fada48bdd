// The table fills the window and doesn't move: hand and prompt are inside the window at every decision, and nothing
// jumps while others play.
import { answer, asked, expect, flood, question, quickTable, test, wholeGame } from "./table.mjs";

const sizes = [[1280, 720], [1366, 650], [1920, 1080], [390, 844], [360, 640]];
/**
 * Seconds of play that a line of the log stands for. A table with the usual settings shows each play of a bot for 2.5
 * seconds, and a play has about three lines. Bots in tests hurry.
 */
const lineTime = .8;
/** How long bots wait here. Half a second after a click, the browser no longer excuses a shift. */
const pause = 520;

/** Adds up the layout shifts that the browser reports, without those that follow an input of the player. */
function watchShifts() {
  globalThis.shifts = { sum: 0, sources: {} };
  const element = (node) => node?.nodeType === 1 ? node : node?.parentElement;
  const place = (node) => `${element(node)?.localName}.${element(node)?.className?.baseVal ?? element(node)?.className} in ${element(node)?.closest(".seat, #hand, #rules, #goals, .side, [id]")?.className}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      globalThis.shifts.sum += entry.value;
      const where = entry.sources.map(({ node }) => place(node)).join(", ");
      globalThis.shifts.sources[where] = (globalThis.shifts.sources[where] ?? 0) + entry.value;
    }
  }).observe({ type: "layout-shift", buffered: false });
}

/** What is not inside the window, and what its zones measure. */
function zones() {
  // What is seen to move is measured where it is going.
  for (const element of document.querySelectorAll("[data-fly]")) for (const animation of element.getAnimations()) animation.finish();
  const [wide, high] = [innerWidth, innerHeight];
  const box = (element) => { const { left, top, right, bottom } = element.getBoundingClientRect(); return { left, top, right, bottom }; };
  const name = (element) => element.id || element.className;
  const outside = [];
  const inside = (element, slack = 1) => {
    const { left, top, right, bottom } = box(element);
    if (left < -slack || top < -slack || right > wide + slack || bottom > high + slack) outside.push(`${name(element)}: ${[left, top, right, bottom].map(Math.round)} in ${wide}x${high}`);
  };
  const prompt = document.querySelector("#question");
  for (const element of document.querySelectorAll("#question, #hand, .seat, .mat, .sky, .you, .tabs")) inside(element);
  for (const element of document.querySelectorAll("#hand:not(.many) > .card, .seats .card, .goals > .card, #rules > *")) inside(element, 12);
  for (const button of document.querySelectorAll("#question button")) if (!button.closest("#reader") && prompt.scrollHeight <= prompt.clientHeight + 1) inside(button);
  if (document.documentElement.scrollHeight > high + 1 || document.documentElement.scrollWidth > wide + 1) outside.push("the page scrolls");
  const sizes = {};
  for (const zone of [".seats", ".mat, .sky", ".you", ".held"]) {
    const element = document.querySelector(zone);
    if (!element) continue;
    const { left, top, right, bottom } = box(element);
    // On phones, seats whose cards can be chosen lie over the mat.
    sizes[zone] = [left, top, right, zone === ".seats" && element.querySelector(".choosable") ? "" : bottom].map((side) => side && Math.round(side)).join(",");
  }
  return { outside, sizes };
}

/** Answers by the API, so that no shift is excused by a click just before it. Whether the game goes on. */
async function answerUnseen(api, table, at) {
  const view = await api.get(`/api/tables/${table}`);
  if (view.over) return false;
  if (!view.asked?.awaited) { await new Promise((resolve) => setTimeout(resolve, 20)); return true; }
  const { moves, decision } = view.asked;
  const move = moves.find((move) => move.includes("flood")) ?? moves[at % moves.length];
  await api.attempt(`/api/tables/${table}/do`, { do: "answer", decision, move });
  return true;
}

/** Plays a game to its end as fast as possible, and looks at every decision. How many there were. */
async function inspect(page, context, server, game, seats, settings = {}, most = 1500) {
  const api = asked(context, server);
  const address = await quickTable(context, server, game, seats, { settings });
  const table = address.split("/").at(-1);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForSelector("#question[data-decision], .prompt.ending");
  await page.evaluate(() => document.fonts.ready);
  const first = (await page.evaluate(zones)).sizes;
  let decisions = 0;
  let last = null;
  for (let steps = 0; steps < most; steps += 1) {
    const decision = await page.evaluate(() => document.querySelector(".prompt.ending") ? null : document.querySelector("#question")?.dataset.decision ?? "");
    if (decision === null) break;
    if (decision && decision !== last) {
      const { outside, sizes } = await page.evaluate(zones);
      expect(outside, `${game}, decision ${decision}`).toEqual([]);
      for (const [zone, place] of Object.entries(first)) expect(place === sizes[zone] || (sizes[zone].endsWith(",") && place.startsWith(sizes[zone])), `${game}, decision ${decision}: ${zone} keeps its place: ${place}, ${sizes[zone]}`).toBe(true);
      last = decision;
      decisions += 1;
    }
    if (!(await answerUnseen(api, table, steps * 7))) { await page.waitForSelector(".prompt.ending"); break; }
  }
  await page.waitForSelector(".prompt.ending, #question");
  expect((await page.evaluate(zones)).outside, `${game}, at the end`).toEqual([]);
  return decisions;
}

test.describe.configure({ mode: "parallel" });

for (const [at, [width, height]] of sizes.entries()) {
  const size = `${width}×${height}`;
  const open = async (browser) => {
    const locale = ["en", "ru", "pl", "it", "ru"][at];
    const context = await browser.newContext({ viewport: { width, height }, locale, hasTouch: width < 600 });
    return [context, await context.newPage()];
  };

  test(`hand and prompt are inside the window at every decision at ${size}`, async ({ browser, server }) => {
    const [context, page] = await open(browser);
    let decisions = 0;
    for (const [game, seats] of [["star", 4], [["fluxx-4", "star-wars", "wonderland"][at % 3], 6], ["stella-quest", 4]]) {
      decisions += await inspect(page, context, server, game, seats);
    }
    // Everybody draws twenty cards at a time.
    decisions += await inspect(page, context, server, "fluxx-4", 2, flood, 40);
    expect(decisions).toBeGreaterThan(12);
    await context.close();
  });

  test(`nothing jumps while others play at ${size}`, async ({ browser, server }) => {
    const [context, page] = await open(browser);
    let [sum, lines] = [0, 0];
    const sources = {};
    for (const [game, seats] of [[["star", "fluxx-4", "star-wars", "wonderland"][at % 4], 4], ["stella-quest", 3]]) {
      const address = await quickTable(context, server, game, seats, { settings: { bot_pause: pause } });
      await page.goto(address, { waitUntil: "load" });
      await question(page);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(watchShifts);
      await wholeGame(page);
      const view = await asked(context, server).get(`/api/tables/${address.split("/").at(-1)}`);
      const shifts = await page.evaluate(() => globalThis.shifts);
      sum += shifts.sum;
      lines += view.lines;
      for (const [place, value] of Object.entries(shifts.sources)) sources[`${game} ${place}`] = Number(value.toFixed(4));
    }
    const rate = sum / (lines * lineTime / 60);
    const most = Object.entries(sources).sort((one, other) => other[1] - one[1]).slice(0, 12);
    console.log(`${size}: layout shift ${rate.toFixed(4)} a minute in ${lines} lines, mostly ${most[0]}`);
    expect(rate, `layout shift a minute; ${JSON.stringify(most)}`).toBeLessThan(.02);
    await context.close();
  });
}

test("a long question grows upwards, and the hand stays where it is", async ({ browser, server }) => {
  for (const [width, height] of sizes) {
    const context = await browser.newContext({ viewport: { width, height }, locale: "en" });
    const page = await context.newPage();
    await page.goto(await quickTable(context, server, "fluxx-4", 3), { waitUntil: "load" });
    await page.waitForSelector("#question[data-decision]");
    const before = (await page.evaluate(zones)).sizes;
    await page.evaluate(() => {
      const more = document.createElement("p");
      more.style.height = "200vh";
      document.querySelector("#question .what").append(more);
    });
    const { outside, sizes: after } = await page.evaluate(zones);
    expect(outside).toEqual([]);
    expect(after).toEqual(before);
    const box = await page.locator("#question").boundingBox();
    expect(box.height).toBeLessThanOrEqual(height * .52 + 1);
    await context.close();
  }
});

/** Keepers, and Actions that ask for one of another player's. */
const swaps = {
  deck: [],
  cards: [
    { name: "swaps.kdl", text: Array.from({ length: 65 }, (_, at) => at < 40 ? `keeper "thing-${at}"` : `action "swap-${at}" { swap-keepers; }`).join("\n") },
    { name: "swaps.en.ftl", text: Array.from({ length: 65 }, (_, at) => at < 40 ? `thing-${at} = Thing ${at}` : `swap-${at} = Swap ${at}`).join("\n") },
  ],
};

for (const [seats, height] of [[3, 640], [5, 800], [8, 844]]) {
  test(`every Keeper of ${seats - 1} others can be touched on a phone`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width: 390, height }, locale: "en", hasTouch: true });
    const page = await context.newPage();
    await page.goto(await quickTable(context, server, "fluxx-4", seats, { settings: swaps }), { waitUntil: "load" });
    let seen = 0;
    for (let moves = 0; moves < 26; moves += 1) {
      await question(page);
      const covered = await page.evaluate(() => {
        for (const element of document.querySelectorAll("[data-fly]")) for (const animation of element.getAnimations()) animation.finish();
        const all = [...document.querySelectorAll(".seats .choosable > input.pick")];
        const hidden = all.filter((pick) => {
          pick.closest(".card").scrollIntoView({ block: "center", behavior: "instant" });
          const { left, top, width, height } = pick.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) !== pick;
        });
        return { all: all.length, hidden: hidden.map((pick) => pick.value) };
      });
      expect(covered.hidden).toEqual([]);
      seen = Math.max(seen, covered.all);
      await answer(page);
    }
    expect(seen, "Keepers to choose from").toBeGreaterThan(seats);
    await context.close();
  });
}
