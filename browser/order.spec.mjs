// The order in which a table is read and focused, and phones that are held sideways.
import { answer, expect, question, test } from "./table.mjs";

/** A table against bots, whose question is the viewer's. */
async function sitDown(browser, server, title, viewport) {
  const context = await browser.newContext({ viewport, locale: "en" });
  const page = await context.newPage();
  await page.goto(server.url, { waitUntil: "load" });
  await page.locator(`button[name=game][value=${title}]`).first().click();
  await page.waitForURL(/\/table\//);
  await expect(page.locator("#hand .card.choosable").first()).toBeVisible({ timeout: 20_000 });
  return { context, page };
}

const ZONES = [
  [".skip", "skip link"], [".prompt", "question"], [".held", "hand"], [".own .seat", "own table"],
  [".mat > section:first-child", "goals"], [".in-force", "rules"], [".mat > .piles, .mat .piles", "piles"], [".sky", "middle"],
  [".seats", "seats"], [".side", "panel"], [".bar", "bar"],
];
const ORDER = ZONES.map(([, name]) => name);

for (const title of ["star", "stella-quest"]) {
  test(`the page of ${title} is read and focused from the question outward`, async ({ browser, server }) => {
    const { context, page } = await sitDown(browser, server, title, { width: 1280, height: 720 });
    // In the page itself, which is what screen readers read.
    const written = await page.evaluate((zones) => {
      const found = zones.map(([selector, name]) => [document.querySelector(selector), name]).filter(([element]) => element);
      found.sort(([one], [other]) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
      return found.map(([, name]) => name);
    }, ZONES);
    expect(written).toEqual(ORDER.filter((name) => written.includes(name)));
    expect(written).toContain(title === "star" ? "rules" : "middle");
    // By the Tab key.
    await page.evaluate(() => document.activeElement?.blur());
    const focused = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press("Tab");
      const zone = await page.evaluate((zones) => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        return zones.findLast(([selector]) => element.closest(selector))?.[1] ?? null;
      }, ZONES);
      if (zone && focused.at(-1) !== zone) focused.push(zone);
      if (zone === "bar") break;
    }
    expect(focused[0]).toBe("skip link");
    expect(focused).toContain("hand");
    expect(focused).toEqual(ORDER.filter((name) => focused.includes(name)));
    await context.close();
  });
}

for (const viewport of [{ width: 844, height: 390 }, { width: 740, height: 360 }]) {
  for (const title of ["star", "stella-quest"]) {
    test(`nothing that matters is below the fold of ${title} on a phone of ${viewport.width}×${viewport.height}`, async ({ browser, server }) => {
      const { context, page } = await sitDown(browser, server, title, viewport);
      for (let moves = 0; moves < 4; moves += 1) {
        const places = await page.evaluate(() => {
          const inside = (element) => {
            const box = element.getBoundingClientRect();
            return box.width > 0 && box.height > 0 && box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
          };
          const all = [...document.querySelectorAll(".prompt, #confirm, #hand .card, .mat .goals, .in-force .cards, .pile, .seats .seat > header, .side .tabs label:has(#tab-log), .bar, #menu")];
          return { outside: all.filter((element) => element.checkVisibility() && !inside(element)).map((element) => element.id || element.className), scrolls: document.documentElement.scrollHeight > innerHeight + 1, count: all.length };
        });
        expect(places.outside).toEqual([]);
        expect(places.scrolls).toBe(false);
        expect(places.count).toBeGreaterThan(6);
        // The question doesn't cover the hand.
        const [asking, hand] = await Promise.all([page.locator(".prompt").boundingBox(), page.locator("#hand .card").first().boundingBox()]);
        expect(asking.y + asking.height).toBeLessThanOrEqual(hand.y + 12);
        if (!(await answer(page)) || (await question(page)) === null) break;
      }
      await context.close();
    });
  }
}
