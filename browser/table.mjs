// A server of its own for every file of tests, and how a person plays.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as plain, expect } from "@playwright/test";
import AxeBuilder from "@axe-core/playwright";

export class Server {
  folder = mkdtempSync(join(tmpdir(), "asterism-"));
  port = 0;

  async start() {
    const program = process.env.ASTERISM_BIN ?? "../target/debug/asterism";
    const listen = `127.0.0.1:${this.port}`;
    const limits = ["--requests-per-second", "5000", "--guests-per-hour", "5000", "--tables-per-hour", "5000"];
    this.process = spawn(program, ["serve", "--listen", listen, "--database", join(this.folder, "games.db"), "--bot-time", "30", ...limits], { stdio: ["ignore", "pipe", "ignore"] });
    this.url = await new Promise((resolve, reject) => {
      let said = "";
      this.process.stdout.on("data", (data) => {
        said += data;
        const found = said.match(/http:\/\/127\.0\.0\.1:(\d+)/);
        if (found) { this.port = Number(found[1]); resolve(found[0]); }
      });
      this.process.on("exit", (code) => reject(new Error(`the server ended: ${code}`)));
    });
  }

  async stop() {
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    this.process.kill("SIGINT");
    await ended;
  }

  forget() { rmSync(this.folder, { recursive: true, force: true }); }
}

export const test = plain.extend({
  server: [async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.stop();
    server.forget();
  }, { scope: "worker" }],
});
export { expect };

/** Complaints of a page: broken scripts, refused resources, broken policy. */
export function listen(page) {
  const heard = [];
  page.on("pageerror", (error) => heard.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|409|422/.test(message.text())) heard.push(message.text());
  });
  return heard;
}

/** A table against bots that don't dawdle, begun. */
export async function quickTable(context, server, game, seats = 3) {
  const api = context.request;
  const post = async (path, data) => {
    const answer = await api.post(server.url + path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBeTruthy();
    return answer.status() === 204 ? null : answer.json();
  };
  await post("/api/guests", { name: "Ola" });
  const settings = { game: game === "stella-quest" ? game : "fluxx", seats, bot_pause: 0, answer_delay: [0, 20], pace: { kind: "casual", window: 300 } };
  if (game !== "stella-quest") settings.deck = [game];
  const { table } = await post("/api/tables", settings);
  await post(`/api/tables/${table}/do`, { do: "sit", chair: 0 });
  for (let chair = 1; chair < seats; chair += 1) await post(`/api/tables/${table}/do`, { do: "seat-bot", chair, level: "beginner" });
  await post(`/api/tables/${table}/do`, { do: "start" });
  return `${server.url}/table/${table}`;
}

/** Answers one question by clicking; says whether the game goes on. */
export async function answer(page) {
  await page.waitForSelector("#question[data-decision], .prompt.ending", { timeout: 60_000 });
  if (await page.locator(".prompt.ending").count()) return false;
  const decision = await page.getAttribute("#question", "data-decision").catch(() => null);
  if (!decision) return true;
  const picks = page.locator(".card.choosable input.pick");
  const count = await picks.count();
  try {
    if (count) {
      await picks.nth(Number(decision) % count).click({ timeout: 3000, force: true });
      await page.locator("#confirm").click({ timeout: 3000 });
    } else {
      const buttons = page.locator("#answer button");
      await buttons.nth(Number(decision) % Math.max(1, await buttons.count())).click({ timeout: 3000 });
    }
  } catch { /* it was answered by the clock, or has moved on: look again */ }
  await page.waitForFunction(
    (old) => document.querySelector("#question")?.dataset.decision !== old, decision, { timeout: 10_000 },
  ).catch(() => {});
  return true;
}

export async function wholeGame(page, most = 600) {
  for (let moves = 0; moves < most; moves += 1) if (!(await answer(page))) return moves;
  throw new Error(`no end after ${most} moves`);
}

/** Nothing that keeps anybody from playing. */
export async function accessible(page, where) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map((one) => `${where}: ${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`).join(" | ")}`);
  expect(told).toEqual([]);
}
