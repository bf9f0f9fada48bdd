// Every page in every state: axe in both themes, narrow screens, large text.
import { accessible, answer, asked, expect, fits, games, listen, question, quickTable, settingsOf, shape, test } from "./table.mjs";

const pages = ["/", "/new", "/new?deck=star&deck=wonderland&deck=fluxx-4", "/new?deck=star&deck=stella-quest&seats=8&bots=7&find=a&with=wonderland/alice&without=star/the-doctor", "/learn", "/learn/goals", "/puzzles", "/puzzles?title=star", "/rulings/hand-limit?step=2", "/rulings/answer-steal", "/decks", "/decks/star", "/lab", "/lab?deck=star&players=9&change=option", "/lab/result?deck=star&players=3&games=500", "/help", "/credits", "/me", "/sign-in", "/account", "/no-such-page", "/join/AAAAAA", "/device/AAAAAA"];

/** A table that has not begun. */
async function lobby(context, server) {
  const { post } = asked(context, server);
  const { table } = await post("/api/tables", settingsOf("fluxx-4", 4));
  await post(`/api/tables/${table}/do`, { do: "sit", chair: 0 });
  return `${server.url}/table/${table}`;
}

for (const scheme of ["dark", "light"]) {
  test(`axe finds nothing on any page, ${scheme}`, async ({ browser, server }) => {
    const context = await browser.newContext({ colorScheme: scheme, locale: "en" });
    const page = await context.newPage();
    const heard = listen(page);
    for (const path of pages) {
      await page.goto(server.url + path, { waitUntil: "load" });
      await accessible(page, path);
    }
    expect(heard.filter((line) => !/404/.test(line))).toEqual([]);
    await context.close();
  });

  for (const game of games) {
    test(`axe finds nothing in any kind of question of ${game}, ${scheme}`, async ({ browser, server }) => {
      const context = await browser.newContext({ colorScheme: scheme, locale: "en" });
      const page = await context.newPage();
      const seen = new Set();
      await page.goto(await quickTable(context, server, game), { waitUntil: "load" });
      for (let moves = 0; moves < 25 && seen.size < 6; moves += 1) {
        const over = (await question(page)) === null;
        const now = await shape(page);
        if (!seen.has(now)) {
          seen.add(now);
          await accessible(page, `${game}: ${await page.locator("#question h2").innerText()}`);
        }
        if (over || !(await answer(page))) break;
      }
      expect(seen.size).toBeGreaterThan(0);
      await page.goto(await lobby(context, server), { waitUntil: "load" });
      await accessible(page, "lobby");
      await context.close();
    });
  }
}

for (const [width, zoom] of [[320, 1], [390, 1], [640, 2]]) {
  test(`nothing is wider than a screen of ${width} pixels at ${zoom * 100} % text`, async ({ browser, server }) => {
    const context = await browser.newContext({ viewport: { width, height: 700 }, locale: "en" });
    const page = await context.newPage();
    const check = async (where) => {
      if (zoom !== 1) await page.evaluate((zoom) => { document.documentElement.style.fontSize = `${zoom * 100}%`; }, zoom);
      await fits(page, where);
    };
    for (const path of pages) {
      await page.goto(server.url + path, { waitUntil: "load" });
      await check(path);
    }
    for (const game of ["fluxx-4", "stella-quest"]) {
      await page.goto(await quickTable(context, server, game), { waitUntil: "load" });
      await check(game);
      await answer(page);
      await question(page);
      await check(`${game} after an answer`);
    }
    await page.goto(await lobby(context, server), { waitUntil: "load" });
    await check("lobby");
    await context.close();
  });
}

test("the page of a deck leads to its printed sheets", async ({ page, server }) => {
  await page.goto(`${server.url}/decks/stella-quest`, { waitUntil: "load" });
  await expect(page.locator(".deck-list .card")).not.toHaveCount(0);
  await page.getByRole("link", { name: "Print the cards" }).click();
  await expect(page.locator(".sheet-cards .card")).toHaveCount(54);
  await accessible(page, "printed sheets");
});
