// The shuffle that browsers take part in, and the owner's tools.
import { accessible, asked, casual, expect, fits, listen, really, test } from "./table.mjs";

const noted = (page, table) => page.evaluate((key) => JSON.parse(localStorage.getItem(key)), `shuffle:${table}`);

async function guest(browser, server, name, options = {}) {
  const context = await browser.newContext({ locale: "en", ...options });
  const api = asked(context, server);
  const { person } = await api.post("/api/guests", { name });
  return { context, api, person, page: await context.newPage() };
}

test("browsers commit, reveal and check by themselves", async ({ browser, server }) => {
  const [ann, bob] = [await guest(browser, server, "Ann"), await guest(browser, server, "Bob")];
  const { table } = await ann.api.post("/api/tables", { game: "stella-quest", seats: 2, visibility: "public", ...casual });
  const path = `/api/tables/${table}`;
  await bob.api.post(`${path}/do`, { do: "enter" });
  for (const one of [ann, bob]) {
    one.heard = listen(one.page);
    await one.api.post(`${path}/do`, { do: "sit" });
    await one.page.goto(`${server.url}/table/${table}`);
    await expect(one.page.locator("#shuffle")).toHaveAttribute("data-share", "committed");
  }
  await expect(ann.page.locator("#shuffle-who")).toContainText("Ann, Bob");
  await accessible(ann.page, "lobby with the shuffle");
  const before = Date.now();
  await ann.page.locator("button.main.big").click();
  for (const one of [ann, bob]) await expect(one.page.locator("#hand")).toBeVisible({ timeout: 10_000 });
  expect(Date.now() - before).toBeLessThan(2900);
  const view = await ann.api.get(path);
  expect(view.chairs.map((chair) => chair.share.kind)).toEqual(["revealed", "revealed"]);
  expect((await noted(ann.page, table)).commitment).toBe(view.commitment);
  await really(bob.page, "concede");
  for (const one of [ann, bob]) {
    await expect(one.page.locator(".fair.good")).toContainText("your own random number was used", { timeout: 10_000 });
  }
  await accessible(ann.page, "the end with the check");
  // Had another seed been promised, the browser would say so.
  const kept = await noted(ann.page, table);
  expect(kept.sealed.map(([chair, digest]) => [chair, digest.length])).toEqual([[0, 64], [1, 64]]);
  // Had somebody added words after this browser revealed its secret, it would say so.
  await ann.page.evaluate(([key, changed]) => localStorage.setItem(key, JSON.stringify(changed)),
    [`shuffle:${table}`, { ...kept, sealed: [kept.sealed[0], [1, kept.sealed[1][1], "late words"]] }]);
  await ann.page.reload();
  await expect(ann.page.locator(".fair.wrong")).toContainText("Don’t trust it");
  await ann.page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({ ...kept, commitment: "00".repeat(32) }));
  }, `shuffle:${table}`);
  await ann.page.reload();
  await expect(ann.page.locator(".fair.wrong")).toContainText("Don’t trust it");
  await bob.page.evaluate(() => localStorage.clear());
  await bob.page.goto(`${server.url}/table/${table}/replay`);
  await expect(bob.page.locator("details.shuffle .fair")).toHaveText(/saved nothing/);
  for (const one of [ann, bob]) { expect(one.heard).toEqual([]); await one.context.close(); }
});

test("a browser that does not reveal is left out, and the game begins all the same", async ({ browser, server }) => {
  const [ann, bob] = [await guest(browser, server, "Ann"), await guest(browser, server, "Bob")];
  const { table } = await ann.api.post("/api/tables", { game: "stella-quest", seats: 2, visibility: "public", ...casual });
  const path = `/api/tables/${table}`;
  await bob.api.post(`${path}/do`, { do: "enter" });
  for (const one of [ann, bob]) await one.api.post(`${path}/do`, { do: "sit" });
  await bob.api.post(`${path}/do`, { do: "commit", digest: "ab".repeat(32) });
  await ann.page.goto(`${server.url}/table/${table}`);
  await expect(ann.page.locator("#shuffle")).toHaveAttribute("data-share", "committed");
  await ann.page.locator("button.main.big").click();
  await expect(ann.page.locator("#hand")).toBeVisible({ timeout: 10_000 });
  const view = await ann.api.get(path);
  expect(view.chairs.map((chair) => chair.share.kind)).toEqual(["revealed", "left-out"]);
  for (const one of [ann, bob]) await one.context.close();
});

for (const javaScriptEnabled of [true, false]) {
  test(`play now begins in one click ${javaScriptEnabled ? "with" : "without"} scripts`, async ({ browser, server }) => {
    const context = await browser.newContext({ locale: "en", javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.locator(".hero form button").click();
    await expect(page.locator("#hand")).toBeVisible({ timeout: 10_000 });
    const table = page.url().split("/").at(-1);
    const view = await asked(context, server).get(`/api/tables/${table}`);
    expect(view.chairs[0].share.kind).toBe(javaScriptEnabled ? "revealed" : "none");
    await context.close();
  });
}

test("the owner removes people, locks the table, keeps chairs and withdraws links", async ({ browser, server }) => {
  const ann = await guest(browser, server, "Ann", { viewport: { width: 390, height: 800 } });
  const bob = await guest(browser, server, "Bob");
  const eve = await guest(browser, server, "Eve");
  const heard = listen(ann.page);
  const { table } = await ann.api.post("/api/tables", { game: "stella-quest", seats: 4, visibility: "public", ...casual });
  const path = `/api/tables/${table}`;
  await ann.api.post(`${path}/do`, { do: "sit" });
  for (const one of [bob, eve]) {
    await one.api.post(`${path}/do`, { do: "enter" });
    await one.api.post(`${path}/do`, { do: "sit" });
    await one.page.goto(`${server.url}/table/${table}`);
  }
  const { page } = ann;
  await page.goto(`${server.url}/table/${table}`);
  await page.locator(".chair", { hasText: "free" }).locator("form:has(input[value=reserve]) button").click();
  await expect(page.locator(".chair", { hasText: "reserved for people who come by link" })).toBeVisible();
  await page.locator("form:has(input[value=lock]) button").click();
  await expect(page.locator("main")).toContainText("The table is locked");
  await page.locator("form:has(input[value=invite]) button").click();
  await expect(page.locator("form:has(input[value=withdraw])")).toHaveCount(1);
  await page.locator("form:has(input[value=withdraw]) button").click();
  await expect(page.locator("form:has(input[value=withdraw])")).toHaveCount(0);
  await accessible(page, "lobby with the owner's tools");
  await fits(page, "lobby with the owner's tools");
  await page.locator(`#remove-${eve.person} > summary`).click();
  await page.locator(`#remove-${eve.person} button`).click();
  await expect(page.locator(".chair strong", { hasText: "Eve" })).toHaveCount(0);
  expect((await eve.api.attempt(`${path}/do`, { do: "enter" })).status()).toBe(403);
  for (const chair of [2, 3]) await ann.api.attempt(`${path}/do`, { do: "seat-bot", chair, level: "random" });
  await page.locator("button.main.big").click();
  await expect(page.locator("#hand")).toBeVisible({ timeout: 10_000 });
  // In the game under way, from the menu: a bot takes the chair.
  await page.locator("#menu > summary").click();
  await page.locator("#manage > summary").click();
  await accessible(page, "the owner's tools in the menu");
  await fits(page, "the owner's tools in the menu");
  await page.locator(`#remove-${bob.person} > summary`).click();
  await page.locator(`#remove-${bob.person} button`).click();
  await expect.poll(async () => (await ann.api.get(path)).chairs[1].holder.kind).toBe("bot");
  expect(heard).toEqual([]);
  for (const one of [ann, bob, eve]) await one.context.close();
});
