// Tips in the first real game: short, each once, and they can be switched off.
import { answer, expect, listen, test } from "./table.mjs";

for (const title of ["fluxx-4", "stella-quest"]) {
  test(`the first game of ${title} shows each tip once, until they are switched off`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: "en" });
    const page = await context.newPage();
    const heard = listen(page);
    await page.goto(server.url, { waitUntil: "load" });
    await page.locator(`button[name=game][value=${title}]`).first().click();
    await page.waitForURL(/\/table\//);
    await expect(page.locator(".tip").first()).toBeVisible();
    const shown = [];
    for (let moves = 0; moves < 12 && !(await page.locator(".prompt.ending").count()); moves += 1) {
      const tips = page.locator(".tip:visible");
      expect(await tips.count()).toBeLessThanOrEqual(1);
      if (await tips.count()) {
        const text = await tips.locator("p").innerText();
        expect(text).toMatch(/^Tip: .{20,}/);
        if (shown.at(-1) !== text) shown.push(text);
      }
      if (!(await answer(page))) break;
    }
    expect(shown.length).toBeGreaterThan(1);
    expect(new Set(shown).size, shown.join("\n")).toBe(shown.length);
    expect(heard).toEqual([]);
    await context.close();
  });
}

test("no more tips means none, and they can be switched on again", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: "en" });
  const page = await context.newPage();
  await page.goto(server.url, { waitUntil: "load" });
  await page.locator("button[name=game][value=stella-quest]").first().click();
  await page.waitForURL(/\/table\//);
  for (let moves = 0; moves < 10 && !(await page.locator(".tip").count()); moves += 1) await answer(page);
  await page.locator(".tip button").click({ timeout: 5000 });
  await expect(page.locator(".tip")).toHaveCount(0);
  for (let moves = 0; moves < 3; moves += 1) {
    await answer(page);
    await expect(page.locator(".tip")).toHaveCount(0);
  }
  await page.goto(`${server.url}/me`);
  await page.getByRole("button", { name: "Show tips" }).click();
  await expect(page.getByRole("button", { name: "No tips" })).toBeVisible();
  await context.close();
});
