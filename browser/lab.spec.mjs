// The laboratory: from a question to charts that grow, stop and go on; and the figures on the pages of decks.
import { accessible, expect, fits, listen, test } from "./table.mjs";

const twelve = "deck=fluxx-4&players=3&change=number&card=fluxx-4%2Ften-cards-in-hand&number=12&agents=sensible&games=500&seed=5";
const slow = "deck=fluxx-4&players=4&change=none&agents=regular%3A20&games=10000&seed=";

/** Runs an experiment and waits for its end. */
async function run(page, server, query) {
  await page.goto(`${server.url}/lab?${query}`, { waitUntil: "load" });
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.waitForURL(/\/lab\/result/);
}

for (const scheme of ["dark", "light"]) {
  test(`a question becomes charts, ${scheme}`, async ({ browser, server }) => {
    const context = await browser.newContext({ colorScheme: scheme, locale: "en" });
    const page = await context.newPage();
    const heard = listen(page);
    await page.goto(`${server.url}/lab`, { waitUntil: "load" });
    await accessible(page, "the empty laboratory");
    await expect(page.locator(".questions a")).toHaveCount(3);
    await page.locator(".questions a", { hasText: "said 12" }).click();
    await expect(page.locator("#card")).toHaveValue("fluxx-4/ten-cards-in-hand");
    await page.locator("#games").selectOption("500");
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await page.waitForURL(/\/lab\/result\?.*number=12/);
    await expect(page.locator("h1")).toContainText("said 12");
    await expect(page.locator(".stage")).toHaveText("Done", { timeout: 60_000 });
    // Every chart is a question with an answer, a drawing that says it, and a table.
    const figures = page.locator(".figure");
    await expect(figures).toHaveCount(4);
    for (const figure of await figures.all()) {
      await expect(figure.locator("h2")).toHaveText(/\?$/);
      const answer = await figure.locator(".answer").innerText();
      expect(await figure.locator("svg[role=img]").getAttribute("aria-label")).toBe(answer);
      await figure.locator("summary").click();
      expect(await figure.locator("tbody tr").count()).toBeGreaterThan(0);
    }
    await expect(page.locator("#lab-seats tbody tr")).toHaveCount(8);
    await accessible(page, "a result");
    // The address is the experiment: somebody else sees the same figures.
    const figure = await page.locator("#lab-goals tbody").innerText();
    const other = await browser.newContext({ colorScheme: scheme, locale: "en" });
    const reader = await other.newPage();
    await reader.goto(page.url(), { waitUntil: "load" });
    expect(await reader.locator("#lab-goals tbody").evaluate((table) => table.textContent.replaceAll(/\s/g, ""))).toBe(figure.replaceAll(/\s/g, ""));
    const file = await (await context.request.get(page.url().replace("/lab/result?", "/lab/result/experiment.toml?"))).text();
    expect(file).toContain("most-cards-in-hand 12");
    const table = await (await context.request.get(page.url().replace("/lab/result?", "/lab/result/figures.csv?"))).text();
    expect(table).toMatch(/^variant,measure,item,value,low,high\nas printed,turns,,/);
    expect(heard).toEqual([]);
    await other.close();
    await context.close();
  });
}

test("an experiment is stopped, kept and continued", async ({ context, page, server }) => {
  await run(page, server, `${slow}11`);
  await expect.poll(() => page.locator("progress").evaluate((bar) => bar.value), { timeout: 60_000 }).toBeGreaterThan(0);
  // Another one has to wait.
  const second = await context.newPage();
  await second.goto(`${server.url}/lab?${slow}12`, { waitUntil: "load" });
  await second.getByRole("button", { name: "Run", exact: true }).click();
  await expect(second.locator("p.lead")).toContainText("still running");
  await page.getByRole("button", { name: "Stop and keep" }).click();
  await expect(page.locator(".stage")).toHaveText("Stopped", { timeout: 30_000 });
  const kept = await page.locator("progress").evaluate((bar) => bar.value);
  expect(kept).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect.poll(() => page.locator("progress").evaluate((bar) => bar.value), { timeout: 60_000 }).toBeGreaterThan(kept);
  await page.getByRole("button", { name: "Stop and keep" }).click();
  await expect(page.locator(".stage")).toHaveText("Stopped", { timeout: 30_000 });
});

test("without scripts, the page loads itself again until the experiment is done", async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "en" });
  const page = await context.newPage();
  await page.goto(`${server.url}/lab?deck=stella-quest&players=2`, { waitUntil: "load" });
  await page.locator("input[value=option]").check();
  await page.getByRole("button", { name: "Check" }).click();
  await page.locator("#option").selectOption("pay-after=true");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.locator(".stage")).toHaveText("Done", { timeout: 60_000 });
  await expect(page.locator("#lab-length svg[role=img]")).toBeVisible();
  await expect(page.locator(".besides")).toContainText("shine left");
  await context.close();
});

test("a wrong form says what is wrong beside the field", async ({ page, server }) => {
  await page.goto(`${server.url}/lab?deck=stella-quest&players=5`, { waitUntil: "load" });
  await expect(page.locator("#wrong-players .wrong")).toBeVisible();
  await page.goto(`${server.url}/lab/result?deck=fluxx-4&change=number&card=fluxx-4/milk&number=3`, { waitUntil: "load" });
  await expect(page).toHaveURL(/\/lab\?/);
  await expect(page.locator("#wrong-card .wrong")).toBeVisible();
});

test("a phone shows one chart at a time", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en" });
  const page = await context.newPage();
  await run(page, server, twelve);
  await expect(page.locator(".stage")).toHaveText("Done", { timeout: 60_000 });
  await expect(page.locator("#lab-length")).toBeVisible();
  await expect(page.locator("#lab-goals")).toBeHidden();
  await page.locator(".lab-tabs label", { hasText: "Goals" }).click();
  await expect(page.locator("#lab-goals")).toBeVisible();
  await expect(page.locator("#lab-length")).toBeHidden();
  await fits(page, "a result on a phone");
  // Letters in charts are large enough to read.
  const size = await page.locator("#lab-goals .plot").evaluate((plot) => 11.5 * plot.getBoundingClientRect().width / plot.viewBox.baseVal.width);
  expect(size).toBeGreaterThan(10.5);
  await context.close();
});

test("the page of a deck has figures of every card that is dealt", async ({ page, server }) => {
  await page.goto(`${server.url}/decks/fluxx-4?sort=wins`, { waitUntil: "load" });
  // All but the two Meta Rules, which are not shuffled into the deck.
  await expect(page.locator(".card-figures")).toHaveCount(98);
  await expect(page.locator(".deck-figures")).toContainText("seed 1");
  const goals = page.locator('section[aria-labelledby="kind-goal"] li');
  await expect(goals.first()).toContainText("wins most of all Goals");
  await expect(goals.first().locator(".card-figures")).toContainText(/wins\s*\d+\.\d\s%/);
  await accessible(page, "a deck with figures");
  await page.getByRole("link", { name: "Study in the lab" }).click();
  await expect(page.locator("input[value=fluxx-4]")).toBeChecked();
});
