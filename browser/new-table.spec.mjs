// The page for a new table: nothing is lost, contradictions are said where they are, single cards come and go.
import { accessible, asked, expect, fits, listen, test } from "./table.mjs";

const card = (id) => `[id="toggle-${id}"]`;

test("a mix is checked while it is chosen, and nothing filled in is lost", async ({ context, page, server }) => {
  const heard = listen(page);
  await page.goto(`${server.url}/new`, { waitUntil: "load" });
  await expect(page.locator("#mix")).toContainText("100 cards");
  await page.locator('input[value="wonderland"]').check();
  await expect(page.locator("#mix")).toContainText("199 cards");
  await expect(page.locator("#mix")).toContainText("Fluxx 4.0 + Wonderland");
  await expect(page.locator("#mix")).toContainText("only the newest stays: ");
  await page.locator("#seats").selectOption("5");
  await page.locator('input[value="slow"]').check();
  await expect(page).toHaveURL(/pace=slow/);
  await accessible(page, "a mix");
  for (const leave of [() => page.reload(), () => page.locator("#theme").selectOption("dark"), () => page.locator("#language").selectOption("pl")]) {
    await leave();
    await page.waitForLoadState("load");
    await expect(page.locator("#seats")).toHaveValue("5");
    await expect(page.locator('input[value="wonderland"]')).toBeChecked();
    await expect(page.locator('input[value="star"]')).not.toBeChecked();
    await expect(page.locator('input[value="slow"]')).toBeChecked();
  }
  await expect(page.locator("h1")).toHaveText("Nowy stół");
  await page.locator(".mix button.main").click();
  await page.waitForURL(/\/table\//);
  await expect(page.locator("h1")).toHaveText("Fluxx 4.0 + Wonderland");
  const { settings } = await asked(context, server).get(`/api${new URL(page.url()).pathname.replace("table", "tables")}`);
  expect([settings.deck, settings.seats, settings.pace.kind]).toEqual([["fluxx-4", "wonderland"], 5, "slow"]);
  expect(heard).toEqual([]);
});

const contradictions = {
  "five seats for Stella Quest": { check: ["stella-quest"], uncheck: ["fluxx-4"], seats: "5", beside: "seats", en: "2 to 4 players", ru: "от 2 до 4" },
  "Star with Stella Quest": { check: ["star", "stella-quest"], uncheck: ["fluxx-4"], seats: "4", beside: "deck", en: "can’t be mixed", ru: "нельзя смешивать" },
  "nothing at all": { check: [], uncheck: ["fluxx-4"], seats: "4", beside: "deck", en: "Choose at least one game", ru: "Выбери хотя бы одну игру" },
};

for (const [what, { check, uncheck, seats, beside, ...words }] of Object.entries(contradictions)) {
  for (const locale of ["en", "ru"]) {
    for (const javaScriptEnabled of [true, false]) {
      test(`${what} is refused beside the field, ${locale}, ${javaScriptEnabled ? "at once" : "without scripts"}`, async ({ browser, server }) => {
        const phone = { width: 390, height: 844 };
        const context = await browser.newContext({ locale, javaScriptEnabled, ...(locale === "ru" ? { viewport: phone } : {}) });
        const page = await context.newPage();
        await page.goto(`${server.url}/new`, { waitUntil: "load" });
        for (const deck of check) await page.locator(`input[name=deck][value="${deck}"]`).check();
        for (const deck of uncheck) await page.locator(`input[name=deck][value="${deck}"]`).uncheck();
        await page.locator("#seats").selectOption(seats);
        const wrong = page.locator(`#wrong-${beside}`);
        const said = async () => {
          await expect.poll(async () => (await wrong.innerText()).replaceAll("\u00a0", " ")).toContain(words[locale]);
          await expect(page.locator("#problems li")).toHaveCount(1);
        };
        if (javaScriptEnabled) await said();
        const [answer] = await Promise.all([page.waitForResponse((answer) => answer.request().method() === "POST"), page.locator(".mix button.main").click()]);
        expect(answer.status()).toBe(422);
        await said();
        await expect(page.locator("#seats")).toHaveValue(seats);
        for (const deck of check) await expect(page.locator(`input[name=deck][value="${deck}"]`)).toBeChecked();
        if (javaScriptEnabled) await accessible(page, what);
        await fits(page, what);
        await context.close();
      });
    }
  }
}

for (const javaScriptEnabled of [true, false]) {
  test(`single cards are found, added and left out ${javaScriptEnabled ? "while one types" : "without scripts"}`, async ({ browser, server }) => {
    const context = await browser.newContext({ locale: "en", javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${server.url}/new`, { waitUntil: "load" });
    const search = async (text) => {
      await page.locator("#find").fill(text);
      if (!javaScriptEnabled) await page.locator("#find").press("Enter");
    };
    await search("alic");
    await page.locator(card("wonderland/alice")).click();
    await expect(page.locator(".chip.with")).toContainText("Alice");
    await search("war");
    await page.locator(card("fluxx-4/war")).click();
    await expect(page.locator(".chip.without")).toContainText("War");
    await expect(page.locator("#mix")).toContainText("100 cards");
    await expect(page.locator("#mix")).toContainText("1 added, 1 left out");
    await search("alise");
    await expect(page.locator("#found")).toContainText("Did you mean this one?");
    await search("milk");
    await page.locator(card("fluxx-4/milk")).click();
    await expect(page.locator("#mix")).toContainText("1 added, 2 left out");
    await page.locator('[id="forget-fluxx-4/milk"]').click();
    await expect(page.locator("#mix")).toContainText("1 added, 1 left out");
    if (javaScriptEnabled) await accessible(page, "single cards");
    await fits(page, "single cards");
    await page.locator(".mix button.main").click();
    await page.waitForURL(/\/table\//);
    await expect(page.locator("main")).toContainText("Added to the deck: “Alice”.");
    await expect(page.locator("main")).toContainText("Left out of the deck: “War”.");
    const { settings } = await asked(context, server).get(`/api${new URL(page.url()).pathname.replace("table", "tables")}`);
    expect([settings.deck, settings.with, settings.without]).toEqual([["fluxx-4"], ["wonderland/alice"], ["fluxx-4/war"]]);
    await context.close();
  });
}

test("a button that is pressed while another answer is awaited is not forgotten", async ({ page, server }) => {
  await page.goto(`${server.url}/new`, { waitUntil: "load" });
  await page.locator("#find").fill("milk");
  await page.locator(card("fluxx-4/milk")).waitFor();
  await page.route("**/new?*", async (route) => { await new Promise((resolve) => setTimeout(resolve, 300)); await route.continue(); });
  await page.locator(card("fluxx-4/milk")).click();
  await page.locator("#find").fill("war");
  await page.locator(card("fluxx-4/war")).click();
  await expect(page.locator(".chip")).toHaveCount(2);
});

test("Goals that ask for Creepers are named beside the rule that removes them", async ({ page, server }) => {
  await page.goto(`${server.url}/new?deck=fluxx-4&seats=4&option-meta-rule=no-creepers`, { waitUntil: "load" });
  await expect(page.locator("#note-option-meta-rule")).toContainText("Without Creepers, no one can meet these Goals:");
  await page.locator("#option-meta-rule").selectOption("");
  await expect(page.locator("#note-option-meta-rule")).toBeEmpty();
});
