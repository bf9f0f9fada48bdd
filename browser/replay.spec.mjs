// Games that are over: step, play, jump, share, other eyes, the shuffle, playing on.
import { accessible, answer, asked, expect, fits, listen, question, quickTable, really, test } from "./table.mjs";

/** Ends a game that lasts. */
async function giveUp(page) {
  if ((await question(page)) === null) return;
  await really(page, "concede");
  await page.waitForSelector(".prompt.ending");
}

/** The address of a game of some moves, given up; Fluxx can be over at once, and then another is begun. */
async function lasting(page, begin) {
  for (;;) {
    const address = await begin();
    await page.goto(address, { waitUntil: "load" });
    let moves = 0;
    while (moves < 14 && (await answer(page))) moves += 1;
    await giveUp(page);
    if (moves >= 6) return address;
  }
}

for (const game of ["fluxx-4", "stella-quest"]) {
  test(`a replay of ${game}, and the game goes on from the middle`, async ({ browser, context, page, server }) => {
    const heard = listen(page);
    const address = await lasting(page, async () => {
      const address = await quickTable(context, server, game);
      const early = await page.goto(`${address}/replay`);
      expect(early.status(), "secret until the end").toBe(409);
      return address;
    });
    await page.locator('a[href$="/replay"]').click();
    const steps = page.locator(".seek-more > p.note");
    await expect(steps).toContainText("Step 1 of");
    const all = Number((await steps.innerText()).match(/of (\d+)/)[1]);
    expect(all).toBeGreaterThan(5);
    await accessible(page, `replay of ${game}`);
    await page.locator("#next").click();
    await expect(steps).toContainText("Step 2 of");
    await page.keyboard.press("ArrowRight");
    await expect(steps).toContainText("Step 3 of");
    await page.locator("#previous").click();
    await expect(steps).toContainText("Step 2 of");
    await page.locator("#play").click();
    await expect(steps).toContainText("Step 4 of", { timeout: 10_000 });
    // The focus is on the button, and the space bar stops all the same.
    await page.keyboard.press("Space");
    await expect(page.locator("#replay")).not.toHaveAttribute("data-playing");
    await page.keyboard.press("End");
    await expect(steps).toContainText(`Step ${all} of`);
    await page.keyboard.press("Home");
    await expect(steps).toContainText("Step 1 of");
    // Through a bot's eyes: what it was dealt is in its hand.
    await page.locator("#first").click();
    await expect(steps).toContainText("Step 1 of");
    await page.locator("#seat").selectOption("1");
    await expect(page.locator("#hand .card").first()).toBeVisible();
    await page.locator("#last").click();
    await expect(steps).toContainText(`Step ${all} of ${all}`);
    await expect(page.locator(".prompt.ending h2")).not.toBeEmpty();
    // The shuffle.
    await page.locator("details.shuffle summary").click();
    await page.locator("details.shuffle a", { hasText: "Verify now" }).click();
    await expect(page.locator(".good")).toContainText("correct");
    await accessible(page, "a checked shuffle");
    // A stranger with the link sees the same moment; without it nothing.
    const half = Math.floor(all / 2);
    await page.goto(`${address}/replay?step=${half}&seat=0`, { waitUntil: "load" });
    const link = await page.locator("[data-copy]").getAttribute("data-copy");
    const other = await browser.newContext({ locale: "en", viewport: { width: 390, height: 800 } });
    const stranger = await other.newPage();
    expect((await stranger.goto(`${address}/replay?step=${half}`)).status()).toBe(404);
    await stranger.goto(link, { waitUntil: "load" });
    await expect(stranger.locator(".seek-more > p.note")).toContainText(`Step ${half} of`);
    await fits(stranger, "a replay on a phone");
    // And plays on from there.
    await stranger.locator("details.fork > summary").click();
    await stranger.locator("details.fork button").click();
    await stranger.waitForURL(/\/table\/[^/]+$/);
    expect(stranger.url()).not.toContain(address);
    await expect(stranger.locator("#hand")).toBeVisible();
    const { attempt } = asked(other, server);
    await attempt(`/api${new URL(stranger.url()).pathname.replace("table", "tables")}/do`, { do: "pass", mode: "always" });
    for (let moves = 0; moves < 3; moves += 1) if (!(await answer(stranger))) break;
    await giveUp(stranger);
    await expect(stranger.locator(".prompt.ending h2")).not.toBeEmpty();
    // What was played on can be replayed and checked like any other.
    await stranger.goto(`${stranger.url()}/replay?check=yes`, { waitUntil: "load" });
    await expect(stranger.locator(".good")).toContainText("correct");
    await other.close();
    expect(heard.filter((line) => !/409/.test(line))).toEqual([]);
  });
}

for (const [locale, viewport] of [["en", { width: 1366, height: 650 }], ["ru", { width: 390, height: 844 }]]) {
  test(`a replay follows its log, has speeds and turns, and leads on to a new game: ${locale}, ${viewport.width} pixels`, async ({ browser, server }) => {
    const context = await browser.newContext({ locale, viewport });
    const page = await context.newPage();
    const heard = listen(page);
    const address = await lasting(page, () => quickTable(context, server, "fluxx-4"));
    await page.goto(`${address}/replay`, { waitUntil: "load" });
    const step = async () => Number(await page.locator("#step").inputValue());
    const all = Number(await page.getAttribute("#step", "max"));
    /** The last line of the step is inside the log's own box. */
    const followed = () => page.evaluate(() => {
      const log = document.querySelector("#replay .log");
      const line = [...log.querySelectorAll(".now")].at(-1)?.getBoundingClientRect();
      const box = log.getBoundingClientRect();
      return Boolean(line) && line.bottom <= box.bottom + 1 && line.bottom > box.top;
    });
    for (const at of [all, 3, all - 1]) {
      await page.goto(`${address}/replay?step=${at}`, { waitUntil: "load" });
      // On a phone the log opens as a sheet.
      if (viewport.width < 600) await page.locator("label:has(#tab-log)").click();
      await expect.poll(followed, `step ${at}`).toBe(true);
      if (viewport.width > 600) expect(await page.evaluate(() => scrollY), "the page itself stays").toBe(0);
    }
    // The sheet is closed, and its tab no longer takes the keys.
    if (viewport.width < 600) await page.keyboard.press("Escape");
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("Home");
    await expect.poll(step).toBe(1);
    if (viewport.width > 600) await expect.poll(followed).toBe(true);
    // A turn of the list.
    const turns = await page.locator("#turn option").evaluateAll((options) => options.map((option) => option.value));
    expect(turns.length).toBeGreaterThan(2);
    await page.locator("#turn").selectOption(turns.at(-1));
    await expect.poll(step).toBe(Number(turns.at(-1)));
    // Faster: a step takes less than the usual pause.
    await page.keyboard.press("Home");
    await page.locator("#speed").selectOption("fast");
    await expect(page.locator("#replay")).toHaveAttribute("data-pause", "400");
    if (viewport.width > 600) await page.locator("h1").click({ force: true });
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("Space");
    await expect.poll(step).toBeGreaterThan(3);
    await page.keyboard.press("Space");
    await expect(page.locator("#replay")).not.toHaveAttribute("data-playing");
    // Always in reach, and nothing shines through.
    for (const down of [0, 10_000]) {
      await page.evaluate((down) => scrollTo(0, down), down);
      await expect(page.locator(".fork > summary")).toBeInViewport({ ratio: 1 });
    }
    expect(await page.locator(viewport.width > 640 ? ".seek" : ".seek-main").evaluate((bar) => getComputedStyle(bar).backgroundColor)).not.toMatch(/rgba|\/ 0?\./);
    await page.locator(".fork > summary").click();
    await expect(page.locator(".fork button")).toBeInViewport({ ratio: 1 });
    await accessible(page, "a replay");
    await fits(page, "a replay");
    await page.locator(".fork button").click();
    await page.waitForURL(/\/table\/[^/]+$/);
    expect(page.url()).not.toBe(address);
    expect(heard).toEqual([]);
    await context.close();
  });
}

test("a replay plays by itself without scripts", async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "en" });
  const page = await context.newPage();
  const address = await quickTable(context, server, "stella-quest", 2);
  const { post } = asked(context, server);
  await post(`/api/tables/${address.split("/").at(-1)}/do`, { do: "concede" });
  await page.goto(`${address}/replay`);
  await page.locator("#next").click();
  await expect(page.locator(".seek-more > p.note")).toContainText("Step 2 of");
  await context.close();
});
