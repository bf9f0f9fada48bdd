// Puzzles: the list, trying, hints, the solution, what is kept.
import { accessible, expect, fits, listen, test } from "./table.mjs";

/** The first puzzle of a title. */
async function firstOf(page, server, title) {
  await page.goto(`${server.url}/puzzles?title=${title}`, { waitUntil: "load" });
  return page.locator(".puzzle-numbers a").first().getAttribute("href");
}

/** The moves of the solution, read off the pages that show it. */
async function solution(page, server, address) {
  await page.goto(`${server.url}${address}?solution=true`, { waitUntil: "load" });
  for (;;) {
    const next = page.locator(".side .guide-tools [data-next]");
    if (!(await next.count())) break;
    await page.goto(server.url + await next.getAttribute("href"), { waitUntil: "load" });
  }
  return new URL(page.url()).searchParams.get("moves").split(" + ");
}

async function choose(page, move) {
  const pick = page.locator(`input.pick[value="${move}"]`);
  if (await pick.count()) {
    await pick.first().evaluate((one) => one.click());
    await page.locator("#confirm").click();
  } else await page.locator(`#answer button[value="${move}"]`).click();
}

for (const [title, locale, viewport] of [["fluxx-4", "en", { width: 1366, height: 650 }], ["star", "ru", { width: 390, height: 844 }], ["stella-quest", "pl", { width: 390, height: 844 }], ["wonderland", "it", { width: 1366, height: 650 }]]) {
  test(`a puzzle of ${title} is tried, hinted at and solved, ${locale}`, async ({ browser, server }) => {
    const context = await browser.newContext({ locale, viewport });
    const page = await context.newPage();
    const heard = listen(page);
    const address = await firstOf(page, server, title);
    await accessible(page, `the puzzles of ${title}`);
    await fits(page, `the puzzles of ${title}`);
    const moves = await solution(page, server, address);
    expect(moves.length).toBeGreaterThan(1);
    await page.goto(server.url + address, { waitUntil: "load" });
    await accessible(page, `a puzzle of ${title}`);
    await fits(page, `a puzzle of ${title}`);
    // The second hint points at the first move of the solution, and plays nothing.
    const tools = viewport.width > 960 ? ".side .guide-tools" : ".prompt .guide-tools";
    for (let hint = 0; hint < 2; hint += 1) {
      await page.locator(`${tools} form:has(input[value="hint"]) button`).click();
      await page.waitForFunction((count) => document.querySelector("#answer").action.includes(`hints=${count}`), hint + 1);
    }
    const pointed = page.locator(`.card.pointed input.pick, #answer .button.pointed`);
    expect(await pointed.first().getAttribute("value")).toBe(moves[0]);
    for (const move of moves) {
      await choose(page, move);
      await page.waitForFunction((done) => document.querySelector("#answer").action.includes(done), encodeURIComponent(move).replaceAll("%20", "+"));
    }
    await expect(page.locator(".side .way li, .prompt .way li").first()).not.toBeEmpty();
    await accessible(page, `a solved puzzle of ${title}`);
    // It is kept without an account.
    await page.goto(`${server.url}/puzzles?title=${title}`, { waitUntil: "load" });
    await expect(page.locator(`.puzzle-numbers a[href="${address}"]`)).toContainText("✓");
    expect(heard).toEqual([]);
    await context.close();
  });
}

test("a try that fails says what is missing, without scripts", async ({ browser, server }) => {
  const context = await browser.newContext({ locale: "en", javaScriptEnabled: false });
  const page = await context.newPage();
  const address = await firstOf(page, server, "fluxx-4");
  const [right] = await solution(page, server, address);
  await page.goto(server.url + address, { waitUntil: "load" });
  for (let moves = 0; moves < 30 && !(await page.locator('form:has(input[value="restart"]) .button.main').count()); moves += 1) {
    const picks = page.locator(`.choosable input.pick:not([value="${right}"])`);
    if (await picks.count()) {
      await picks.first().check({ force: true });
      await page.locator("#confirm").click();
    } else await page.locator("#answer button[name=move]").last().click();
  }
  await expect(page.locator(".side .say")).toContainText("still missing");
  await page.locator('.side form:has(input[value="restart"]) .button.main').click();
  expect(new URL(page.url()).searchParams.get("moves")).toBe(null);
  await context.close();
});

test("nonsense in the address of a puzzle shows its beginning, or that there is no such page", async ({ page, server }) => {
  const address = await firstOf(page, server, "star-wars");
  for (const query of ["moves=dance", "moves=%00", "hints=9", `moves=${"play x + ".repeat(20)}`]) {
    const answer = await page.goto(`${server.url}${address}?${query}`);
    expect(answer.status(), query).toBe(200);
    await expect(page.locator("#hand")).toBeVisible();
  }
  expect((await page.goto(`${server.url}${address}?moves=${"x".repeat(3000)}`)).status()).toBe(422);
  expect((await page.goto(`${server.url}/puzzles/no-such-puzzle`)).status()).toBe(404);
});
