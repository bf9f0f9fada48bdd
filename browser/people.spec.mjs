// People: names, the first page, invitations, the lobby, accounts, another device, who is away.
import { Server, accessible, asked, expect, fits, listen, quickTable, settingsOf, test } from "./table.mjs";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A person with a browser of their own. */
async function visitor(browser, server, name, options = {}) {
  const context = await browser.newContext({ locale: "en", ...options });
  const api = asked(context, server);
  if (name) await api.post("/api/guests", { name });
  return { context, api, page: await context.newPage() };
}

/** A table of this person that has not begun. */
async function lobby(one, settings = {}) {
  const { table } = await one.api.post("/api/tables", { ...settingsOf("fluxx-4", 3), ...settings });
  await one.api.post(`/api/tables/${table}/do`, { do: "sit", chair: 0 });
  return table;
}

for (const [locale, options, said] of [["en", {}, "your turn"], ["ru", phone, "твой ход"]]) {
  test(`a returning player sees the game in progress first, ${locale}`, async ({ browser, server }) => {
    const one = await visitor(browser, server, "Ola", { locale, ...options });
    const address = await quickTable(one.context, server, "fluxx-4", 3);
    await one.page.goto(server.url, { waitUntil: "load" });
    await expect(one.page.locator(".resume h2")).toContainText(said);
    await expect(one.page.locator(".resume .with p")).not.toBeEmpty();
    const [resume, tiles] = [await one.page.locator(".resume").boundingBox(), await one.page.locator(".games").boundingBox()];
    expect(resume.y + resume.height).toBeLessThan(tiles.y);
    const { height } = one.page.viewportSize();
    const button = await one.page.locator(".resume .button.main").boundingBox();
    expect(button.y + button.height, "visible without scrolling").toBeLessThan(height);
    await fits(one.page, `home, ${locale}`);
    await accessible(one.page, `home, ${locale}`);
    await one.page.locator(".resume .button.main").click();
    await expect(one.page).toHaveURL(address);
    await one.context.close();
  });
}

test("finished games say who won, when, and with whom", async ({ browser, server }) => {
  const one = await visitor(browser, server);
  const address = await quickTable(one.context, server, "fluxx-4", 2);
  await one.api.post(`/api/tables/${address.split("/").at(-1)}/do`, { do: "concede" });
  await one.page.goto(server.url, { waitUntil: "load" });
  const game = one.page.locator(".finished li").first();
  await expect(game.locator(".result")).toHaveText(/^\S+ won$/);
  await expect(game.locator("time")).toHaveText("just now");
  await expect(game).toContainText(/with \S+/);
  await expect(one.page.locator(".resume")).toHaveCount(0);
  await game.locator("a", { hasText: "Replay" }).click();
  await expect(one.page.locator("#replay")).toBeVisible();
  await one.context.close();
});

test("a newcomer chooses name and color on the first page, without scripts", async ({ browser, server }) => {
  const one = await visitor(browser, server, null, { javaScriptEnabled: false, ...phone });
  await one.page.goto(server.url, { waitUntil: "load" });
  await one.page.locator("#name").fill("Zosia");
  await one.page.locator('input[name="color"][value="5"]').check({ force: true });
  await one.page.locator("form.profile button").click();
  await expect(one.page.locator("#name")).toHaveValue("Zosia");
  const me = await one.api.get("/api/me");
  expect([me.name, me.color]).toEqual(["Zosia", "5"]);
  await one.context.close();
});

test("a wrong name is explained beside the field, and nothing is lost", async ({ browser, server }) => {
  const one = await visitor(browser, server, "Ola", { locale: "pl" });
  const table = await lobby(one);
  await one.page.goto(`${server.url}/me?back=/table/${table}`, { waitUntil: "load" });
  const long = "Ż".repeat(40);
  await one.page.locator("#name").evaluate((field) => field.removeAttribute("maxlength"));
  await one.page.locator("#name").fill(long);
  await one.page.locator('input[name="color"][value="3"]').check({ force: true });
  await one.page.locator("form.profile button").click();
  await expect(one.page.locator("#name-wrong")).toContainText("32");
  await expect(one.page.locator("#name")).toHaveValue(long);
  await expect(one.page.locator('input[name="color"][value="3"]')).toBeChecked();
  await accessible(one.page, "a wrong name");
  await one.page.locator("#name").fill("Żaneta");
  await one.page.locator("form.profile button").click();
  await expect(one.page).toHaveURL(`${server.url}/table/${table}`);
  await expect(one.page.locator(".chair strong", { hasText: "Żaneta" })).toBeVisible();
  await one.context.close();
});

for (const [locale, options] of [["en", { viewport: { width: 1366, height: 650 } }], ["it", phone]]) {
  test(`the lobby shows host, you, free seats, links and chat, ${locale}`, async ({ browser, server }) => {
    const host = await visitor(browser, server, "Ola", { locale, ...options });
    const guest = await visitor(browser, server, "Jan", { locale });
    const heard = listen(host.page);
    const table = await lobby(host);
    await host.page.goto(`${server.url}/table/${table}`, { waitUntil: "load" });
    const mine = host.page.locator(".chair", { hasText: "Ola" });
    await expect(mine.locator(".badge")).toBeVisible();
    await expect(mine.locator(".note")).toHaveText(locale === "en" ? "you" : "tu");
    await expect(host.page.locator(".chair.free")).toHaveCount(2);
    // Both links stay on the page.
    await host.page.locator("form:has(#hours) button").click();
    await expect(host.page.locator(".made .qr")).toBeVisible();
    const link = await host.page.locator(".made .link").innerText();
    await host.page.locator('form:has(input[name="watch"]) button').click();
    const watch = host.page.locator("[data-copy]").last();
    await expect(host.page.locator(".made .link")).toHaveText(link);
    await expect(watch).not.toHaveAttribute("data-copy", link);
    const watchLink = await watch.getAttribute("data-copy");
    await guest.page.goto(link, { waitUntil: "load" });
    await expect(guest.page.locator(".invitation")).toContainText("Ola");
    await accessible(guest.page, `invitation, ${locale}`);
    await guest.page.locator("form.form button.main").click();
    await expect(host.page.locator(".chair strong", { hasText: "Jan" })).toBeVisible();
    await guest.page.locator("#say").fill("ciao!");
    await guest.page.locator(".chat-form button").click();
    await expect(host.page.locator(".messages li")).toContainText("Jan ciao!");
    await fits(host.page, `lobby, ${locale}`);
    await accessible(host.page, `lobby, ${locale}`);
    // Who comes by the link for spectators is told so, and gets no seat.
    const watcher = await visitor(browser, server, null, { locale });
    await watcher.page.goto(watchLink, { waitUntil: "load" });
    await accessible(watcher.page, `invitation to watch, ${locale}`);
    await watcher.page.locator("#name").fill("Zoe");
    await watcher.page.locator("form.form button.main").click();
    await expect(watcher.page.locator(".chair")).toHaveCount(3);
    await expect(watcher.page.locator(".chair button")).toHaveCount(0);
    // Leaving frees the seat.
    await guest.page.locator("form.leave button").click();
    await expect(guest.page).toHaveURL(`${server.url}/`);
    await expect(host.page.locator(".chair.free")).toHaveCount(2);
    expect(heard).toEqual([]);
    for (const one of [host, guest, watcher]) await one.context.close();
  });
}

test("a full table says so before anybody sits down, and at the table", async ({ browser, server }) => {
  const host = await visitor(browser, server, "Ola");
  const table = await lobby(host, { seats: 2 });
  const { token } = await host.api.post(`/api/tables/${table}/do`, { do: "invite" });
  const friend = await visitor(browser, server, "Jan");
  await friend.api.post(`/api/tables/${table}/do`, { do: "enter", token });
  await friend.api.post(`/api/tables/${table}/do`, { do: "sit" });
  const late = await visitor(browser, server, "Zoe");
  await late.page.goto(`${server.url}/join/${table}/${token}`, { waitUntil: "load" });
  await expect(late.page.locator(".prospect")).toHaveText("All seats are taken, so you will be a spectator.");
  await expect(late.page.locator("form.form button.main")).toHaveText("Spectate");
  await late.page.locator("form.form button.main").click();
  await host.api.post(`/api/tables/${table}/do`, { do: "start" });
  await late.page.goto(`${server.url}/table/${table}`, { waitUntil: "load" });
  await expect(late.page.locator(".spectator")).toContainText("You are a spectator");
  await accessible(late.page, "a spectator's table");
  // A wrong link says nothing about who plays.
  const stranger = await visitor(browser, server, "Eve");
  await stranger.page.goto(`${server.url}/join/${table}/nonsense`, { waitUntil: "load" });
  await expect(stranger.page.locator("main")).not.toContainText("Ola");
  for (const one of [host, friend, late, stranger]) await one.context.close();
});

for (const [locale, options] of [["en", {}], ["ru", phone]]) {
  test(`a guest creates an account, keeps the games, signs out and in, ${locale}`, async ({ browser, server }) => {
    const one = await visitor(browser, server, "Ola", { locale, ...options });
    const login = `ola-${locale}`;
    await quickTable(one.context, server, "fluxx-4", 2);
    await one.page.goto(`${server.url}/me`, { waitUntil: "load" });
    await accessible(one.page, `your page, ${locale}`);
    await fits(one.page, `your page, ${locale}`);
    await one.page.locator('a[href="/account"]').click();
    await one.page.locator("#login").fill(login);
    await one.page.locator("#password").fill("short");
    await one.page.locator("form.form button").click();
    await expect(one.page.locator("#password-wrong")).toContainText("8");
    await expect(one.page.locator("#login")).toHaveValue(login);
    await accessible(one.page, `a short password, ${locale}`);
    await one.page.locator("#password").fill("correct horse");
    await one.page.locator("form.form button").click();
    await expect(one.page).toHaveURL(`${server.url}/me`);
    await one.page.locator('form[action="/sign-out"] button').click();
    await expect(one.page.locator(".resume")).toHaveCount(0);
    await one.page.goto(`${server.url}/sign-in`, { waitUntil: "load" });
    await accessible(one.page, `sign-in, ${locale}`);
    await one.page.locator("#login").fill(login);
    await one.page.locator("#password").fill("wrong horse");
    await one.page.locator("form.form button").click();
    await expect(one.page.locator("#password-wrong")).not.toBeEmpty();
    await expect(one.page.locator("#login")).toHaveValue(login);
    await one.page.locator("#password").fill("correct horse");
    await one.page.locator("form.form button").click();
    await expect(one.page.locator(".resume")).toBeVisible();
    // Nobody else gets the same name.
    const other = await visitor(browser, server, "Eve", { locale });
    await other.page.goto(`${server.url}/account`, { waitUntil: "load" });
    await other.page.locator("#login").fill(login.toUpperCase());
    await other.page.locator("#password").fill("battery staple");
    await other.page.locator("form.form button").click();
    await expect(other.page.locator("#login-wrong")).not.toBeEmpty();
    for (const visited of [one, other]) await visited.context.close();
  });
}

test("a link continues the game on another device, once", async ({ browser, server }) => {
  const one = await visitor(browser, server, "Ola");
  await quickTable(one.context, server, "fluxx-4", 2);
  await one.page.goto(`${server.url}/me`, { waitUntil: "load" });
  await one.page.locator('form[action="/me/device"] button').click();
  await expect(one.page.locator(".device .qr")).toBeVisible();
  await accessible(one.page, "a link for another device");
  const link = await one.page.locator(".device .link").innerText();
  const other = await visitor(browser, server, null, { locale: "pl", ...phone });
  // A preview does not use it up.
  for (let looks = 0; looks < 3; looks += 1) expect((await other.context.request.get(link)).status()).toBe(200);
  await other.page.goto(link, { waitUntil: "load" });
  await accessible(other.page, "the other device");
  await fits(other.page, "the other device");
  await other.page.locator("main button.main").click();
  await expect(other.page.locator(".resume h2")).toBeVisible();
  expect((await other.api.get("/api/me")).name).toBe("Ola");
  expect((await one.api.get("/api/me")).name).toBe("Ola");
  const third = await visitor(browser, server, "Eve");
  await third.page.goto(link, { waitUntil: "load" });
  await expect(third.page.locator("main")).toContainText("has been used or has expired");
  for (const visited of [one, other, third]) await visited.context.close();
});

test("passwords can't be guessed in a row", async ({ browser }) => {
  const server = new Server({ "--guests-per-hour": "5" });
  await server.start();
  const context = await browser.newContext({ locale: "en" });
  const page = await context.newPage();
  const statuses = [];
  for (let tries = 0; tries < 8; tries += 1) {
    const answer = await context.request.post(`${server.url}/sign-in`, { form: { login: "ola", password: `guess ${tries}` } });
    statuses.push(answer.status());
  }
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);
  await page.goto(`${server.url}/sign-in`);
  await page.locator("#login").fill("ola");
  await page.locator("#password").fill("one more");
  await page.locator("form.form button").click();
  await expect(page.locator("#password-wrong")).toBeVisible();
  await context.close();
  await server.stop();
  server.forget();
});

test("who is away is shown with a countdown, and stand-ins are in the log", async ({ browser, server }) => {
  const host = await visitor(browser, server, "Ola");
  const table = await lobby(host, { seats: 2, pace: { kind: "live", decision: 30000, bank: 120000, window: 2000, responses: 60000 }, first: 1 });
  const { token } = await host.api.post(`/api/tables/${table}/do`, { do: "invite" });
  const friend = await visitor(browser, server, "Jan");
  await friend.api.post(`/api/tables/${table}/do`, { do: "enter", token });
  await friend.api.post(`/api/tables/${table}/do`, { do: "sit" });
  await friend.page.goto(`${server.url}/table/${table}`, { waitUntil: "load" });
  await host.page.goto(`${server.url}/table/${table}`, { waitUntil: "load" });
  await host.page.locator("button.main.big").click();
  await expect(host.page.locator("#hand")).toBeVisible({ timeout: 10_000 });
  // The clock of the friend, whose turn it is, runs.
  const clock = host.page.locator(".seat .ticking");
  await expect(clock).toBeVisible({ timeout: 10_000 });
  const before = await clock.innerText();
  expect(before).toMatch(/^\d:\d\d$/);
  await expect(clock).not.toHaveText(before, { timeout: 5000 });
  await friend.page.close();
  await expect(host.page.locator(".seat-clock")).toContainText("bot in", { timeout: 30_000 });
  await accessible(host.page, "somebody is away");
  await friend.api.post(`/api/tables/${table}/do`, { do: "step-away" });
  await expect(host.page.locator(".log")).toContainText("A bot stands in for Jan.");
  await friend.api.post(`/api/tables/${table}/do`, { do: "take-back" });
  await expect(host.page.locator(".log")).toContainText("Jan is back.");
  for (const one of [host, friend]) await one.context.close();
});

test("players say that they are ready, and the host adds and removes seats", async ({ browser, server }) => {
  const host = await visitor(browser, server, "Ola");
  const guest = await visitor(browser, server, "Jan", phone);
  const heard = listen(host.page);
  const table = await lobby(host, { visibility: "public" });
  await guest.api.post(`/api/tables/${table}/do`, { do: "enter" });
  await guest.api.post(`/api/tables/${table}/do`, { do: "sit", chair: 1 });
  for (const one of [host, guest]) await one.page.goto(`${server.url}/table/${table}`, { waitUntil: "load" });
  const chair = host.page.locator(".chair", { hasText: "Jan" });
  await expect(chair.locator(".readiness")).toHaveText("not yet");
  await guest.page.getByRole("button", { name: "I’m ready" }).click();
  await expect(chair.locator(".readiness")).toHaveText("✓ ready");
  await accessible(host.page, "a lobby with a player who is ready");
  await fits(guest.page, "a lobby, on a phone");
  await guest.page.getByRole("button", { name: "Not ready yet" }).click();
  await expect(chair.locator(".readiness")).toHaveText("not yet");
  await guest.page.getByRole("button", { name: "I’m ready" }).click();
  await expect(chair.locator(".readiness")).toHaveText("✓ ready");
  // Another number of seats is another table: everybody says so again.
  await host.page.getByRole("button", { name: "Add a seat" }).click();
  await expect(host.page.locator(".chair")).toHaveCount(4);
  await expect(chair.locator(".readiness")).toHaveText("not yet");
  await host.page.getByRole("button", { name: "Remove a seat" }).click();
  await expect(host.page.locator(".chair")).toHaveCount(3);
  await expect(guest.page.getByRole("button", { name: "Add a seat" })).toHaveCount(0);
  expect(heard).toEqual([]);
  await Promise.all([host.context.close(), guest.context.close()]);
});

test("a password is changed with the present one", async ({ browser, server }) => {
  const one = await visitor(browser, server, "Ola");
  const login = `ola-${Date.now()}`;
  await one.api.post("/api/account", { login, password: "first secret" });
  await one.page.goto(`${server.url}/me`, { waitUntil: "load" });
  await one.page.getByRole("link", { name: "Change password" }).click();
  const change = async (present, password) => {
    await one.page.getByLabel("Present password").fill(present);
    await one.page.getByLabel("New password").fill(password);
    await one.page.getByRole("button", { name: "Change password" }).click();
  };
  await change("wrong secret", "second secret");
  await expect(one.page.locator("#present-wrong")).toBeVisible();
  await change("first secret", "short");
  await expect(one.page.locator("#password-wrong")).toBeVisible();
  await accessible(one.page, "a refused password");
  await change("first secret", "second secret");
  await expect(one.page.getByRole("status")).toHaveText("Your password is changed.");
  const other = await visitor(browser, server);
  const signIn = (password) => other.context.request.post(`${server.url}/api/sign-in`, { data: { login, password } });
  expect((await signIn("first secret")).ok()).toBe(false);
  expect((await signIn("second secret")).ok()).toBe(true);
  await Promise.all([one.context.close(), other.context.close()]);
});
