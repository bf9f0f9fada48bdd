// Lessons: every one is played to its end; some on a phone, by keyboard, and without scripts.
import { accessible, expect, fits, listen, test } from "./table.mjs";

const lessons = [
  "turn", "goals", "rules", "limits", "actions", "creepers", "free-actions", "surprises", "rules-now",
  "star", "star-wars", "wonderland",
  "tricks", "trump", "super-trumps", "taking", "shine", "paying", "rival", "winning", "last-shine",
];

/** The button that goes on or back, wherever it is shown. */
const button = (page, name) => page.locator(`[data-${name}]:visible`).first();
/** Which step it is, in words. */
const heading = async (page) => (await page.locator(".bar .dots").getAttribute("aria-label")).replaceAll("\u00a0", " ");
const ended = async (page) => (await page.locator("[value=restart]").count()) > 0;

/** Waits until the page shows another step. */
async function changed(page, before) {
  await expect.poll(async () => (await ended(page)) || (await heading(page)) !== before).toBe(true);
}

/** Makes the move that the lesson points at, as a person would. */
async function move(page) {
  const before = await heading(page);
  const cards = page.locator(".card.pointed > input.pick");
  const count = await cards.count();
  if (count > 0) {
    // Cards overlap, so the middle of one may belong to another: Space chooses the one in focus.
    for (let index = 0; index < count; index += 1) await cards.nth(index).press("Space");
    await page.locator("#confirm").click();
  } else if (await page.locator(".choices .button.pointed").count()) {
    await page.locator(".choices .button.pointed").click();
  } else {
    await button(page, "next").click();
  }
  await changed(page, before);
}

async function play(page, url, each = async () => {}) {
  await page.goto(url, { waitUntil: "load" });
  for (let steps = 0; steps < 12; steps += 1) {
    await each(steps);
    if (await ended(page)) return steps;
    await move(page);
  }
  throw new Error(`${url} doesn't end`);
}

for (const lesson of lessons) {
  test(`the lesson ${lesson} can be played to its end`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: "en" });
    const page = await context.newPage();
    const heard = listen(page);
    await play(page, `${server.url}/learn/${lesson}`);
    await expect(page.locator("button[name=game]:visible")).toHaveCount(1);
    await page.goto(`${server.url}/learn`);
    await expect(page.locator(`.lessons a[href="/learn/${lesson}"] .state`)).toContainText("done");
    expect(heard).toEqual([]);
    await context.close();
  });
}

test("a move that doesn't fit is taken back, explained, and pointed away from", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: "en" });
  const page = await context.newPage();
  await page.goto(`${server.url}/learn/goals`);
  await move(page);
  await expect(page.locator(".guide-mark.pointed")).toBeHidden();
  const cookies = page.locator('#hand input[value="play cookies"]');
  await cookies.press("Space");
  await page.locator("#confirm").click();
  await expect(page.locator("#wrong")).toContainText("Cookies");
  await expect(page.locator("#wrong")).toContainText(/card\s\d\sin\syour\shand/);
  await expect(page.locator(".card.taken-back")).toHaveCount(1);
  await expect(page.locator(".guide-mark.pointed")).toBeVisible();
  await accessible(page, "a move that was taken back");
  await page.reload();
  expect(await heading(page)).toBe("Step 2 of 4");
  await page.locator('.side button:has-text("Show me")').click();
  await expect(page.locator("#question-title")).toHaveText("This is the move");
  await expect(page.locator("#question-title")).not.toHaveText("This is the move", { timeout: 10_000 });
  await context.close();
});

test("a lesson can be left and resumed, and goes back", async ({ browser, server }) => {
  const context = await browser.newContext({ locale: "en" });
  const page = await context.newPage();
  await page.goto(server.url);
  await expect(page.getByRole("link", { name: "Learn in three minutes" })).toBeVisible();
  await page.getByRole("link", { name: "Learn in three minutes" }).click();
  await move(page);
  await move(page);
  await page.goto(`${server.url}/learn`);
  await expect(page.locator(".lesson-resume")).toContainText("Draw and play");
  await page.locator(".lesson-resume a").click();
  expect(await heading(page)).toBe("Step 3 of 5");
  await button(page, "back").click();
  await expect.poll(() => heading(page)).toBe("Step 2 of 5");
  await context.close();
});

test("a lesson is played on a phone", async ({ browser, server }) => {
  for (const height of [640, 844]) {
    const context = await browser.newContext({ viewport: { width: 360, height }, hasTouch: true, isMobile: true, locale: "ru" });
    const page = await context.newPage();
    for (const lesson of ["rules", "trump"]) {
      await play(page, `${server.url}/learn/${lesson}`, async (step) => fits(page, `${lesson}, step ${step + 1}`));
    }
    await page.goto(`${server.url}/learn`);
    await fits(page, "the list of lessons");
    await context.close();
  }
});

test("a lesson is played by keyboard alone", async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: "en" });
  const page = await context.newPage();
  await page.goto(`${server.url}/learn/goals`);
  for (let steps = 0; steps < 8 && !(await ended(page)); steps += 1) {
    const before = await heading(page);
    const pointed = page.locator("#hand .card.pointed > input.pick").first();
    if (await pointed.count()) {
      await page.keyboard.press("h");
      const id = await pointed.getAttribute("id");
      for (let keys = 0; keys < 12 && (await page.evaluate(() => document.activeElement.id)) !== id; keys += 1) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Space");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    } else {
      await page.keyboard.press("n");
    }
    await changed(page, before);
  }
  expect(await ended(page)).toBe(true);
  await page.keyboard.press("b");
  await context.close();
});

test("a lesson is played without scripts", async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "en" });
  const page = await context.newPage();
  for (const lesson of ["goals", "limits", "taking"]) {
    await page.goto(`${server.url}/learn/${lesson}`);
    for (let steps = 0; steps < 12 && !(await ended(page)); steps += 1) await move(page);
    expect(await ended(page), lesson).toBe(true);
  }
  await page.goto(`${server.url}/learn/trump`);
  await move(page);
  await page.locator('#hand input[value="play Y5"]').press("Space");
  await page.locator("#confirm").click();
  await expect(page.locator("#wrong")).toContainText("neither blue nor red");
  await page.locator('button:has-text("Show me"):visible').first().click();
  await expect(page.locator("#question-title")).toHaveText("This is the move");
  await page.locator('button:has-text("Now you"):visible').first().click();
  await expect(page.locator("#question-title")).toHaveText("Play a card that wins.");
  await context.close();
});

for (const scheme of ["dark", "light"]) {
  test(`axe finds nothing in lessons, ${scheme}`, async ({ browser, server }) => {
    const context = await browser.newContext({ colorScheme: scheme, locale: "en" });
    const page = await context.newPage();
    await play(page, `${server.url}/learn/goals`, async (step) => accessible(page, `goals, step ${step + 1}`));
    await play(page, `${server.url}/learn/trump`, async (step) => accessible(page, `trump, step ${step + 1}`));
    for (const path of ["/learn", "/me", "/"]) {
      await page.goto(server.url + path);
      await accessible(page, path);
    }
    await context.close();
  });
}

test("progress is shown, downloaded and erased", async ({ browser, server }) => {
  const context = await browser.newContext({ locale: "en" });
  const page = await context.newPage();
  await play(page, `${server.url}/learn/turn`);
  await page.goto(`${server.url}/me`);
  await expect(page.locator(".progress")).toContainText("1 of 9");
  const kept = await (await context.request.get(`${server.url}/me/progress.json`)).json();
  expect(kept.items.some((item) => item.kind === "lesson" && item.item === "turn" && item.done_at)).toBe(true);
  await page.locator("#erase > summary").click();
  await expect(page.locator("#erase")).toContainText("This stays");
  await page.locator("#erase form button").click();
  await expect(page.locator(".progress")).toContainText("0 of 9");
  await context.close();
});
