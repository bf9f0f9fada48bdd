import { chromium } from "@playwright/test";
import config from "./playwright.config.mjs";
import { Server, quickTable } from "./table.mjs";
const server = new Server(); await server.start();
const browser = await chromium.launch(config.use.launchOptions);
let shots = 0;
async function answer(page) {
  await page.waitForSelector("#question[data-decision], .prompt.ending", { timeout: 60_000 });
  if (await page.locator(".prompt.ending").count()) return false;
  const decision = await page.getAttribute("#question", "data-decision").catch(() => null);
  if (!decision) return true;
  const picks = page.locator(".card.choosable input.pick");
  const count = await picks.count();
  try {
    if (count) {
      await picks.nth(Number(decision) % count).click({ timeout: 1500, force: true });
      await page.locator("#confirm").click({ timeout: 1500 });
    } else {
      const buttons = page.locator("#answer button");
      await buttons.nth(Number(decision) % Math.max(1, await buttons.count())).click({ timeout: 1500 });
    }
  } catch (e) {
    console.log("FAILED", count, Number(decision) % count, await page.locator("#question h2").textContent(), String(e).slice(0, 900));
    console.log(await picks.nth(Number(decision) % count).evaluate((x) => x.closest(".card").outerHTML.slice(0, 600)).catch(() => ""));
    await page.screenshot({ path: `/tmp/fail${shots++}.png` });
    if (shots > 3) process.exit(1);
    await page.locator("#answer button").first().click({ timeout: 1000 }).catch(() => {});
  }
  await page.waitForFunction((old) => document.querySelector("#question")?.dataset.decision !== old, decision, { timeout: 3000 }).catch(() => console.log("no change"));
  return true;
}
for (const game of process.argv.slice(2)) {
  const context = await browser.newContext({ locale: "en" });
  const page = await context.newPage();
  await page.goto(await quickTable(context, server, game), { waitUntil: "load" });
  const t0 = Date.now(); let n = 0;
  while (Date.now() - t0 < 120000) { if (!(await answer(page))) break; n++; }
  console.log(game, n, "moves", Date.now() - t0, "ms");
  await context.close();
}
await browser.close(); await server.stop(); server.forget();
