// Responding when it isn't one's turn. That no question is without an answer is tested with whole games.
import { accessible, asked, casual, expect, listen, quickTable, test } from "./table.mjs";

/** Two people at a table where every card is a Keeper or a Surprise that answers Keepers. */
async function pair(browser, server, settings = {}) {
  const cards = [
    ...Array.from({ length: 40 }, (_, at) => `keeper "thing-${at}"`),
    ...Array.from({ length: 3 }, (_, at) => `surprise "no-${at}" { your-turn { draw 1; }; answer to="keeper" { cancel }; }`),
  ];
  const [one, two] = await Promise.all(["Ala", "Bea"].map(async (name) => {
    const context = await browser.newContext({ locale: "en" });
    const api = asked(context, server);
    await api.post("/api/guests", { name });
    return { name, context, api, page: await context.newPage() };
  }));
  const made = { game: "fluxx", seats: 2, first: 0, ...casual, cards: [{ name: "things.kdl", text: cards.join("\n") }], pace: { kind: "casual", window: 60000 }, responses: { kind: "beat", length: 20000 }, ...settings };
  const { table } = await one.api.post("/api/tables", made);
  const act = (who, action) => who.api.post(`/api/tables/${table}/do`, action);
  await act(one, { do: "sit", chair: 0 });
  const { token } = await act(one, { do: "invite" });
  await act(two, { do: "enter", token });
  await act(two, { do: "sit" });
  await act(one, { do: "start" });
  const url = `${server.url}/table/${table}`;
  await Promise.all([one, two].map((who) => who.page.goto(url, { waitUntil: "load" })));
  return { one, two, table, act };
}

/** Plays a Keeper by the API, as the person whose turn it is; that person and the other one. */
async function announce({ one, two, table, act }) {
  for (let steps = 0; steps < 60; steps += 1) {
    for (const [who, other] of [[one, two], [two, one]]) {
      const view = await who.api.get(`/api/tables/${table}`);
      if (view.window) continue;
      const ask = view.asked;
      const move = ask?.awaited && (ask.moves.find((move) => move.startsWith("play thing")) ?? ask.moves[0]);
      if (!move) continue;
      await act(who, { do: "answer", decision: ask.decision, move });
      if (move.startsWith("play thing")) return { who, other };
    }
  }
  throw new Error("nobody played a Keeper");
}

test("whoever can't respond sees a quiet moment and can ask the others to wait", async ({ browser, server }) => {
  const scene = await pair(browser, server, { cards: [{ name: "things.kdl", text: `${Array.from({ length: 50 }, (_, at) => `keeper "thing-${at}"`).join("\n")}\nsurprise "no" { your-turn { draw 1; }; answer to="keeper" { cancel }; }` }] });
  const heard = listen(scene.one.page);
  let found = null;
  for (let plays = 0; plays < 12 && !found; plays += 1) {
    const { who, other } = await announce(scene);
    const view = await other.api.get(`/api/tables/${scene.table}`);
    if (view.window && !view.asked) found = { who, other };
    else await other.page.waitForTimeout(500);
  }
  expect(found).not.toBeNull();
  const { who, other } = found;
  const question = other.page.locator("#question.window");
  await expect(question.locator("h2")).toHaveText("A moment for responses");
  await expect(question).not.toHaveAttribute("data-decision");
  await accessible(other.page, "a moment for responses");
  await question.getByRole("button", { name: "Wait", exact: true }).click();
  for (const one of [who, other]) await expect(one.page.locator(".waits")).toContainText(`Waiting for ${other.name}`);
  await accessible(other.page, "holding the window open");
  await expect(question).toHaveAttribute("data-decision");
  await other.page.locator("#answer button", { hasText: "Pass" }).click();
  await expect(other.page.locator(".waits")).toHaveCount(0);
  expect(heard).toEqual([]);
  await Promise.all([scene.one, scene.two].map((one) => one.context.close()));
});

test("what one never wants to be asked about is remembered at the next table", async ({ context, page, server }) => {
  const things = Array.from({ length: 15 }, (_, at) => `surprise "no-${at}" { your-turn { draw 1; }; answer to="keeper" { cancel }; }\nkeeper "thing-${at}"`).join("\n");
  const settings = { cards: [{ name: "things.kdl", text: things }], deck: [], game: "fluxx" };
  const url = await quickTable(context, server, "star", 3, { passes: false, settings });
  const { get, attempt } = asked(context, server);
  const table = url.split("/table/")[1];
  // Somebody plays a Keeper that Ola can respond to, and no bot has responded to it. She has as much time as she likes.
  let seen = null;
  await expect.poll(async () => {
    const { window, asked: ask } = await get(`/api/tables/${table}`);
    if (ask?.awaited && window?.about === "keeper") {
      const same = seen === window.number;
      seen = window.number;
      return same;
    }
    // She keeps her Surprises.
    const move = ask?.moves.find((move) => move.startsWith("play thing") || move === "pass") ?? ask?.moves[0];
    if (ask?.awaited) await attempt(`/api/tables/${table}/do`, { do: "answer", decision: ask.decision, move });
    return false;
  }, { intervals: [200], timeout: 60_000 }).toBe(true);
  await page.goto(url, { waitUntil: "load" });
  const never = page.getByRole("button", { name: "Never ask me about Keepers" });
  await never.click();
  await expect(never).toHaveCount(0);
  await page.goto(server.url);
  await page.locator(".game.star").click();
  await expect(page.locator("#hand .card").first()).toBeVisible();
  const view = await get(`/api/tables/${page.url().split("/table/")[1].split(/[?#]/)[0]}`);
  expect(view.you.never_ask).toEqual(["keeper"]);
  await page.locator("#menu > summary").click();
  await page.getByRole("button", { name: "Ask me about Keepers again" }).click();
  await expect(page.getByRole("button", { name: "Ask me about Keepers again" })).toHaveCount(0);
});
