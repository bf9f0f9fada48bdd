// What pages weigh and how fast they are: node bench.mjs RENDERING, run by `cargo xtask bench pages`.
import { get } from "node:http";
import { createGunzip } from "node:zlib";
import { chromium, request } from "@playwright/test";
import config from "./playwright.config.mjs";
import { Server, settingsOf } from "./table.mjs";

const server = new Server();
await server.start();
const browser = await chromium.launch(config.use.launchOptions);
const median = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];

/** One visit of somebody who was never here: bytes as they come, milliseconds to the first paint. */
async function visit(locale) {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", (event) => { bytes += event.encodedDataLength; });
  await page.goto(server.url, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN);
  await context.close();
  return { bytes, paint };
}

/** Bytes of every update of a full table of six, compressed as the stream sends them. */
async function updates() {
  const api = await request.newContext({ baseURL: server.url });
  const post = async (path, data) => {
    const answer = await api.post(path, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json().catch(() => null);
  };
  await post("/api/guests", { name: "Ola" });
  const { table } = await post("/api/tables", { ...settingsOf("fluxx-4", 6), bot_pause: 120 });
  await post(`/api/tables/${table}/do`, { do: "sit", chair: 0 });
  for (let chair = 1; chair < 6; chair += 1) await post(`/api/tables/${table}/do`, { do: "seat-bot", chair, level: "random" });
  const cookie = (await api.storageState()).cookies.map((one) => `${one.name}=${one.value}`).join("; ");
  await post(`/api/tables/${table}/do`, { do: "start" });
  const sizes = [];
  // Bytes on the wire since the last whole update; a large one comes in several pieces.
  let wire = 0;
  let text = "";
  const plain = createGunzip();
  plain.on("error", () => {});
  plain.on("data", (data) => {
    text += data;
    const events = text.split("\n\n");
    text = events.pop();
    const whole = events.filter((event) => /^event: ?(table|news)$/m.test(event)).length;
    for (let one = 0; one < whole; one += 1) sizes.push(Math.round(wire / whole));
    if (whole) wire = 0;
  });
  const stream = get(`${server.url}/table/${table}/stream`, { headers: { cookie, "accept-encoding": "gzip" } }, (answer) => {
    if (answer.headers["content-encoding"] !== "gzip") throw new Error("the stream is not compressed");
    answer.on("data", (data) => { wire += data.length; plain.write(data); });
    answer.on("error", () => {});
  });
  stream.on("error", () => {});
  const until = Date.now() + 15_000;
  while (Date.now() < until && sizes.length < 150) {
    const view = await (await api.get(`/api/tables/${table}`)).json();
    if (view.over) break;
    if (view.asked?.awaited) {
      const { decision, moves } = view.asked;
      await api.post(`/api/tables/${table}/do`, { data: { do: "answer", decision, move: moves[decision % moves.length] } });
    }
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  stream.destroy();
  await api.dispose();
  // The first has the whole page in it.
  return { first: sizes[0], later: sizes.slice(1) };
}

const visits = [];
for (let times = 0; times < 9; times += 1) visits.push(await visit("en"));
const russian = await visit("ru");
const polish = await visit("pl");
const sent = await updates();
await browser.close();
await server.stop();
server.forget();
const rendering = JSON.parse(process.argv[2] ?? "null");

const rows = [
  ["first page, English, bytes over the wire with fonts, style, scripts, icons", Math.round(median(visits.map((one) => one.bytes))), 120_000],
  ["the same, Russian", russian.bytes, 120_000],
  ["the same, Polish", polish.bytes, 120_000],
  ["first contentful paint on loopback, ms, median of 9", Math.round(median(visits.map((one) => one.paint))), 300],
  ["first event of a stream, table of six, bytes compressed", sent.first, 10_000],
  [`an update of it, bytes compressed, median of ${sent.later.length}`, median(sent.later), 10_000],
  ["the largest of them", Math.max(...sent.later), 10_000],
];
if (rendering) {
  rows.push([`server time to render one viewer's table of six, µs, median of ${rendering.samples}`, rendering.median, 500]);
  rows.push(["the same, 95th percentile", rendering.p95, 500]);
}
console.log("| what | measured | limit |\n|---|---:|---:|");
for (const [what, measured, limit] of rows) console.log(`| ${what} | ${measured} | ${limit} |`);
const over = rows.filter(([, measured, limit]) => !(measured < limit));
if (over.length) {
  console.error(`over the limit: ${over.map(([what]) => what).join("; ")}`);
  process.exit(1);
}
