// The analysis after the game: from the end of a game to its story, chart and moments, and on from there.
import { accessible, answer, asked, expect, fits, listen, question, quickTable, really, test } from "./table.mjs";

/** A finished game of some moves. */
async function finished(page, context, server, game) {
  for (;;) {
    const address = await quickTable(context, server, game, 3);
    await page.goto(address, { waitUntil: "load" });
    let moves = 0;
    while (moves < 12 && (await answer(page))) moves += 1;
    if ((await question(page)) !== null) {
      await really(page, "concede");
      await page.waitForSelector(".prompt.ending");
    }
    if (moves >= 5) return address;
  }
}

for (const game of ["fluxx-4", "stella-quest"]) {
  test(`the analysis of ${game}, from the end of the game on`, async ({ browser, context, page, server }) => {
    const heard = listen(page);
    const address = await finished(page, context, server, game);
    await page.locator('.ending a[href$="/analysis"]').click();
    await expect(page.locator("h1")).not.toBeEmpty();
    await expect(page.locator(".story p")).not.toBeEmpty({ timeout: 120_000 });
    expect((await page.locator(".story p").innerText()).split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(3);
    await accessible(page, `the analysis of ${game}`);
    // The figures add up, and luck is nobody's gain in total.
    const rows = await page.locator(".balance tbody tr").evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => parseInt(cell.innerText.replace("−", "-").replace("+", "")))));
    expect(rows.length).toBe(3);
    for (const [start, luck, own, others, end] of rows) {
      expect(start + luck + own + others).toBe(end);
      expect(own).toBeLessThanOrEqual(0);
    }
    expect(rows.reduce((sum, row) => sum + row[1], 0)).toBe(0);
    // The table has the same points as the chart.
    await page.locator(".figures summary").click();
    const figures = await page.locator(".figures-table tbody tr").count();
    expect(figures).toBeGreaterThan(2);
    // Every moment leads into the replay, and on from there.
    const markers = page.locator("a.marker");
    expect(await markers.count()).toBe(await page.locator(".moment").count());
    if (await markers.count()) {
      await markers.first().focus();
      await page.keyboard.press("ArrowRight");
      await markers.first().locator("text").click();
      await expect(page.locator("#moment-1")).toBeFocused();
      await page.locator("#moment-1 a").click();
      await expect(page.locator(".seek-more > p.note")).toContainText("Step");
      await page.goBack();
      const fork = page.locator(".moment form button").first();
      await fork.click();
      await page.waitForURL(/\/table\/[^/]+$/);
      expect(page.url()).not.toContain(new URL(address).pathname);
    }
    // It is kept: the same page again, at once, for everybody who has the link.
    await page.goto(`${address}/analysis`);
    await expect(page.locator(".story p")).not.toBeEmpty({ timeout: 2000 });
    const story = await page.locator(".story p").innerText();
    await page.reload();
    expect(await page.locator(".story p").innerText()).toBe(story);
    const other = await browser.newContext({ locale: "en", viewport: { width: 360, height: 740 }, colorScheme: "dark" });
    const stranger = await other.newPage();
    expect((await stranger.goto(`${address}/analysis`)).status(), "others need the link").toBe(404);
    const key = new URL(await page.locator('.analysis-head a[href*="/replay"]').getAttribute("href"), server.url).searchParams.get("key");
    await stranger.goto(`${address}/analysis?key=${key}`);
    await expect(stranger.locator(".story p")).not.toBeEmpty();
    await fits(stranger, "an analysis on a phone");
    await accessible(stranger, "an analysis on a phone");
    await other.close();
    expect(heard).toEqual([]);
  });
}

test("the analysis works without scripts, and shows how far it has got", async ({ browser, context, page, server }) => {
  const address = await finished(page, context, server, "fluxx-4");
  const state = await context.storageState();
  const plain = await browser.newContext({ locale: "en", javaScriptEnabled: false, storageState: state });
  const quiet = await plain.newPage();
  const first = await quiet.goto(`${address}/analysis`);
  const text = await first.text();
  expect(text.includes("http-equiv=\"refresh\"") || text.includes("class=\"panel story\"")).toBe(true);
  expect(text).toMatch(/<progress|class="panel story"/);
  await expect(quiet.locator(".story p")).not.toBeEmpty({ timeout: 120_000 });
  await expect(quiet.locator("svg.chart path.line").first()).toBeVisible();
  await plain.close();
});

test("somebody new starts the analysis with a button", async ({ browser, context, page, server }) => {
  const address = await finished(page, context, server, "stella-quest");
  await page.goto(`${address}/replay`);
  const link = page.locator("a.analyze");
  await expect(link).toBeVisible();
  const path = await link.getAttribute("href");
  const other = await browser.newContext({ locale: "en" });
  const stranger = await other.newPage();
  await stranger.goto(server.url + path);
  await stranger.locator(".analysis button.main").click();
  await expect(stranger.locator(".story p")).not.toBeEmpty({ timeout: 120_000 });
  await other.close();
  const running = await quickTable(context, server, "fluxx-4", 2);
  const early = await page.goto(`${running}/analysis`);
  expect(early.status(), "secret until the end").toBe(409);
});
