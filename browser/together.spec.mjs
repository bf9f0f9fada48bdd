// Several browsers at one table: coming by code, Surprises, coming and going.
import { Server, accessible, answer, asked, casual, choose, expect, listen, question, really, test } from "./table.mjs";

/** Cards may still be flying: once more, then. */
async function patiently(done) {
  for (let tries = 0; tries < 3; tries += 1) {
    try { return await done(); } catch (error) { if (tries === 2) throw error; }
  }
}

const names = ["Ala", "Bea", "Cyd", "Dan"];

async function people(browser, server, count) {
  const all = [];
  for (const name of names.slice(0, count)) {
    const context = await browser.newContext({ locale: "en" });
    const api = asked(context, server);
    await api.post("/api/guests", { name });
    all.push({ name, context, api });
  }
  return all;
}

/** A table of these people and some bots, begun. */
async function tableOf(all, settings, bots = 0) {
  const [first, ...others] = all;
  const seats = all.length + bots;
  const { table } = await first.api.post("/api/tables", { game: "fluxx", seats, ...casual, responses: { kind: "sealed" }, ...settings });
  await first.api.post(`/api/tables/${table}/do`, { do: "sit", chair: 0 });
  const { token } = await first.api.post(`/api/tables/${table}/do`, { do: "invite" });
  for (const one of others) {
    await one.api.post(`/api/tables/${table}/do`, { do: "enter", token });
    await one.api.post(`/api/tables/${table}/do`, { do: "sit" });
  }
  for (let chair = all.length; chair < seats; chair += 1) await first.api.post(`/api/tables/${table}/do`, { do: "seat-bot", chair, level: "regular" });
  await first.api.post(`/api/tables/${table}/do`, { do: "start" });
  return table;
}

const look = async (one, table) => (await one.api.get(`/api/tables/${table}`)).asked;
const surprises = ["its-a-trap", "thats-mine", "veto", "belay-that", "canceled-plans"];

/**
 * Plays by the API until somebody could answer with a Surprise that somebody else could cancel;
 * who they are, or null if the game ended before.
 */
async function untilAnswered(all, table) {
  for (let steps = 0; steps < 900; steps += 1) {
    const asks = await Promise.all(all.map((one) => look(one, table)));
    if (!asks.some((ask) => ask?.awaited)) {
      if ((await all[0].api.get(`/api/tables/${table}`)).over) return null;
      continue;
    }
    const cancels = asks.findIndex((ask) => ask?.moves.includes("answer belay-that") || ask?.moves.includes("play belay-that"));
    const holder = cancels >= 0 ? cancels : await holds(all, table, "belay-that");
    const answers = asks.findIndex((ask, seat) => seat !== holder && ask?.awaited && ask.moves.some((move) => move.startsWith("answer ") && !move.includes("belay-that")));
    if (holder >= 0 && answers >= 0) return { answers, cancels: holder };
    for (const [seat, ask] of asks.entries()) {
      if (!ask?.awaited) continue;
      const keeps = (move) => surprises.some((name) => move.endsWith(` ${name}`));
      const moves = ask.moves.includes("pass") ? ["pass"] : ask.moves.filter((move) => !keeps(move) && !move.startsWith("use "));
      const move = moves.length ? moves[steps % moves.length] : ask.moves[0];
      await all[seat].api.attempt(`/api/tables/${table}/do`, { do: "answer", decision: ask.decision, move });
    }
  }
  return null;
}

/** Who holds a card, as each may see of their own hand. */
async function holds(all, table, name) {
  const cards = await all[0].api.get(`/api/tables/${table}/cards`);
  const number = cards.findIndex((card) => card.name === name || card.name.endsWith(`/${name}`));
  for (const [seat, one] of all.entries()) {
    const view = await one.api.get(`/api/tables/${table}`);
    const text = JSON.stringify(view.game);
    const hand = text.match(/"hand":\[([\d,]*)\]/)?.[1]?.split(",").map(Number) ?? [];
    if (hand.includes(number)) return seat;
  }
  return -1;
}

test("four browsers: a Surprise is answered and cancelled, and everybody sees it", async ({ browser, server }) => {
  const all = await people(browser, server, 4);
  // A deck with hardly any Goals lasts long enough for the right cards to come.
  const editions = await all[0].api.get("/api/editions");
  const star = JSON.stringify(editions).includes("star");
  expect(star).toBeTruthy();
  let found = null;
  let table;
  for (let tries = 0; tries < 6 && !found; tries += 1) {
    table = await tableOf(all, { deck: ["star"], without: await fewGoals(all[0]), pace: { kind: "casual", window: 60_000 } });
    found = await untilAnswered(all, table);
  }
  expect(found, "the cards came together").not.toBeNull();
  const pages = [];
  for (const one of all) {
    const page = await one.context.newPage();
    one.heard = listen(page);
    await page.goto(`${server.url}/table/${table}`, { waitUntil: "load" });
    pages.push(page);
  }
  const answerer = pages[found.answers];
  const canceller = pages[found.cancels];
  await expect(answerer.locator(".countdown")).toBeVisible();
  await accessible(answerer, "a window for answers");
  // Nobody sees who has let it pass.
  const surprise = answerer.locator('#hand .choosable.surprise input.pick:not([value$="belay-that"])').first();
  const title = await surprise.locator("xpath=..").locator(".title").first().textContent();
  await patiently(() => choose(answerer, surprise));
  for (const page of pages) await expect(page.locator("[role=log]")).toContainText(title, { timeout: 10_000 });
  // Now that Surprise itself can be answered.
  const cancel = canceller.locator('#hand .choosable input.pick[value="answer belay-that"]');
  await expect(cancel).toHaveCount(1, { timeout: 10_000 });
  await expect(canceller.locator("#question .stack, #question .offered, #question h2").first()).toContainText(/./);
  await accessible(canceller, "an answer to an answer");
  await patiently(() => choose(canceller, cancel));
  for (const page of pages) await expect(page.locator("[role=log]")).toContainText("Belay That", { timeout: 10_000 });
  // Whoever may still answer lets it pass.
  for (let rounds = 0; rounds < 8; rounds += 1) {
    const asks = await Promise.all(all.map((one) => look(one, table)));
    const window = asks.some((ask) => ask?.awaited && ask.moves.includes("pass"));
    if (!window) break;
    for (const [seat, ask] of asks.entries()) {
      if (ask?.awaited && ask.moves.includes("pass")) await pages[seat].locator('#answer button[value="pass"]').click({ timeout: 3000 }).catch(() => {});
    }
  }
  for (const page of pages) await expect(page.locator("[role=log]")).toContainText(/cancel/i, { timeout: 10_000 });
  for (const one of all) { expect(one.heard).toEqual([]); await one.context.close(); }
});

/** All Goals of Star Fluxx but five. */
async function fewGoals(one) {
  const { table } = await one.api.post("/api/tables", { game: "fluxx", seats: 2, deck: ["star"], ...casual });
  for (const chair of [0, 1]) await one.api.post(`/api/tables/${table}/do`, { do: "seat-bot", chair, level: "random" });
  await one.api.post(`/api/tables/${table}/do`, { do: "start" });
  const cards = await one.api.get(`/api/tables/${table}/cards`);
  const goals = cards.filter((card) => card.kind === "goal").map((card) => card.name.split("/").at(-1));
  return goals.slice(5);
}

test("people come by the code, the lobby fills live, and all languages sit at one table", async ({ browser, server }) => {
  const owner = await browser.newContext({ locale: "en" });
  const page = await owner.newPage();
  const heard = listen(page);
  await page.goto(`${server.url}/new`);
  await page.locator('select[name="seats"]').selectOption("4");
  await page.locator('button.main.big').click();
  await expect(page.locator(".qr")).toBeVisible();
  const code = await page.locator("p.code").innerText();
  expect(code).toMatch(/^[A-Z2-9]{6}$/);
  await accessible(page, "lobby");
  const guests = [];
  for (const [name, locale] of [["Оля", "ru"], ["Gosia", "pl"], ["Lia", "it"]]) {
    const context = await browser.newContext({ locale });
    const guest = await context.newPage();
    await guest.goto(server.url);
    await guest.locator("#link").fill(code.toLowerCase());
    await guest.locator("form[action='/join'] button").click();
    await guest.locator("#name").fill(name);
    await guest.locator('input[name="color"][value="4"]').check({ force: true });
    await accessible(guest, `invitation ${locale}`);
    await guest.locator("form.form button.main").click();
    await expect(guest.locator(".chair strong", { hasText: name })).toBeVisible();
    await expect(page.locator(".chair strong", { hasText: name })).toBeVisible({ timeout: 10_000 });
    guests.push({ context, guest, locale });
  }
  await page.locator("button.main.big").click();
  await expect(page.locator("#hand")).toBeVisible({ timeout: 10_000 });
  const words = { ru: "Что произошло", pl: "Co się działo", it: "Che cosa è successo" };
  for (const { guest, locale } of guests) {
    await expect(guest.locator("#hand")).toBeVisible({ timeout: 10_000 });
    await expect(guest.locator("html")).toHaveAttribute("lang", locale);
    await expect(guest.locator("#log-title")).not.toHaveText("What happened");
    expect(words[locale]).toBeTruthy();
  }
  // One leaves in the middle, somebody else comes and takes the chair.
  await really(guests[2].guest, "leave");
  await expect(page.locator(".bar-title p")).not.toContainText("Lia", { timeout: 10_000 });
  const late = await browser.newContext({ locale: "en" });
  const newcomer = await late.newPage();
  await newcomer.goto(`${server.url}/join/${code}`);
  await newcomer.locator("#name").fill("Eve");
  await newcomer.locator("form.form button.main").click();
  await expect(newcomer.locator("#hand .card").first()).toBeVisible({ timeout: 10_000 });
  await expect(page.locator(".bar-title p")).toContainText("Eve", { timeout: 10_000 });
  expect(heard).toEqual([]);
  for (const { context } of guests) await context.close();
  await late.close();
  await owner.close();
});

test("a wrong code is refused with a sentence, and not tried for ever", async ({ browser }) => {
  // Trying counts against everybody at this address, so on a server of its own.
  const server = new Server();
  await server.start();
  const context = await browser.newContext({ locale: "en" });
  const page = await context.newPage();
  await page.goto(`${server.url}/join/ZZZZZZ`);
  await expect(page.locator("main")).toContainText("No table has that code");
  const statuses = [];
  for (let tries = 0; tries < 16; tries += 1) statuses.push((await context.request.get(`${server.url}/join/ZZZZZ${"23456789"[tries % 8]}`)).status());
  expect(statuses).toContain(429);
  await context.close();
  await server.stop();
  server.forget();
});

// People who play anything can make a game of Fluxx last; the bots know what they want.
const tables = [["fluxx-4", { deck: ["fluxx-4"] }, 2], ["stella-quest", { game: "stella-quest" }, 0]];
for (const [game, settings, bots] of tables) {
  test(`two browsers play a whole game of ${game}, and they play again`, async ({ browser, server }) => {
    const all = await people(browser, server, 2);
    const table = await tableOf(all, settings, bots);
    const pages = [];
    for (const one of all) {
      const page = await one.context.newPage();
      await page.goto(`${server.url}/table/${table}`, { waitUntil: "load" });
      pages.push(page);
    }
    for (let moves = 0; moves < 1500; moves += 1) {
      await Promise.race(pages.map((page) => page.waitForSelector("#question[data-decision], .prompt.ending", { timeout: 30_000 })));
      if (await pages[0].locator(".prompt.ending").count()) break;
      for (const page of pages) if (await page.locator("#question[data-decision]").count()) { await answer(page); break; }
    }
    for (const page of pages) {
      await page.waitForSelector(".prompt.ending");
      expect(await question(page)).toBeNull();
      await expect(page.locator(".prompt.ending h2")).not.toBeEmpty();
    }
    // The same people again.
    for (const page of pages) await page.locator(".prompt.ending form:has(input[value=rematch]) button").click();
    await expect(pages[0].locator('.prompt.ending a.main[href^="/table/"]')).toBeVisible({ timeout: 10_000 });
    for (const one of all) await one.context.close();
  });
}
