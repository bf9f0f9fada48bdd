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
    const steps = page.locator(".seek p.note");
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
    await page.locator("#play").click();
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
    await expect(stranger.locator(".seek p.note")).toContainText(`Step ${half} of`);
    await fits(stranger, "a replay on a phone");
    // And plays on from there.
    await stranger.locator("details.fork summary").click();
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

test("a replay plays by itself without scripts", async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "en" });
  const page = await context.newPage();
  const address = await quickTable(context, server, "stella-quest", 2);
  const { post } = asked(context, server);
  await post(`/api/tables/${address.split("/").at(-1)}/do`, { do: "concede" });
  await page.goto(`${address}/replay`);
  await page.locator("#next").click();
  await expect(page.locator(".seek p.note")).toContainText("Step 2 of");
  await context.close();
});
