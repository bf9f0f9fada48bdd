// This browser's part in the shuffle: 32 random bytes that it commits to when its
// person sits down and reveals when the game is about to begin. What it noted
// before the start is compared with the record after the end.

// --- SHA-256: the browser's own is missing on plain HTTP -------------------

const K = new Uint32Array(64);
const INITIAL = new Uint32Array(8);
{
  const fraction = (value) => Math.floor((value - Math.floor(value)) * 2 ** 32);
  const primes = [];
  for (let number = 2; primes.length < 64; number += 1) if (primes.every((prime) => number % prime)) primes.push(number);
  primes.forEach((prime, at) => {
    K[at] = fraction(Math.cbrt(prime));
    if (at < 8) INITIAL[at] = fraction(Math.sqrt(prime));
  });
}

const turn = (word, by) => (word >>> by) | (word << (32 - by));

export function sha256(bytes) {
  const padded = new Uint8Array(((bytes.length + 8) >> 6 << 6) + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = INITIAL.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let at = 0; at < 64; at += 1) {
      if (at < 16) { words[at] = view.getUint32(block + at * 4); continue; }
      const [early, late] = [words[at - 15], words[at - 2]];
      words[at] = words[at - 16] + (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) + words[at - 7] + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let at = 0; at < 64; at += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[at] + words[at]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => { state[at] += word; });
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => out.setUint32(at * 4, word));
  return new Uint8Array(out.buffer);
}

const utf8 = (text) => new TextEncoder().encode(text);
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
const joined = (parts) => new Uint8Array(parts.flatMap((part) => [...part]));
const digestOf = (secret) => hex(sha256(joined([utf8("asterism contribution 2\n"), unhex(secret)])));

// --- What this browser keeps ------------------------------------------------

const MOST_TABLES = 100;
const memory = new Map();
const keyOf = (table) => `shuffle:${table}`;

function kept(table) {
  let text = null;
  try { text = localStorage.getItem(keyOf(table)); } catch { /* only this page remembers */ }
  const found = text ? JSON.parse(text) : memory.get(table);
  return found ?? { commitment: null, secrets: {}, at: Date.now() };
}

function keep(table, what) {
  memory.set(table, what);
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(what));
    const all = Object.keys(localStorage).filter((key) => key.startsWith("shuffle:"));
    if (all.length <= MOST_TABLES) return;
    const age = (key) => JSON.parse(localStorage.getItem(key)).at ?? 0;
    for (const key of all.sort((one, two) => age(one) - age(two)).slice(0, all.length - MOST_TABLES)) localStorage.removeItem(key);
  } catch { /* only this page remembers */ }
}

/** A new secret, remembered for a table if there is one already. */
function freshSecret() {
  const secret = hex(crypto.getRandomValues(new Uint8Array(32)));
  return { secret, digest: digestOf(secret) };
}

// --- Before the start ---------------------------------------------------------

async function act(table, fields) {
  const body = new URLSearchParams(fields);
  return fetch(`/table/${table}/do`, { method: "POST", body, headers: { "x-live": "1" } });
}

let doing = null;
let replaced = false;

async function once(what, work) {
  if (doing === what) return;
  doing = what;
  try {
    const answer = await work();
    if (!answer.ok) doing = null;
  } catch { doing = null; }
}

/** Does what the lobby awaits of this browser; called whenever the page has changed. */
export function tend() {
  const panel = document.getElementById("shuffle");
  if (!panel) return;
  const { table, commitment, share, digest, awaits } = panel.dataset;
  const mine = kept(table);
  if (!mine.commitment) keep(table, { ...mine, commitment });
  const known = digest && mine.secrets[digest];
  const commit = () => {
    const fresh = freshSecret();
    const now = kept(table);
    keep(table, { ...now, secrets: { ...now.secrets, [fresh.digest]: fresh.secret } });
    return act(table, { do: "commit", digest: fresh.digest });
  };
  if (awaits === "reveal" && share === "committed" && known) {
    once(`reveal ${digest}`, () => act(table, { do: "reveal", secret: known }));
  } else if (share === "none" && awaits !== "reveal") {
    once(`commit ${awaits} ${panel.dataset.chair}`, commit);
  } else if (share === "committed" && !known && !awaits && !replaced) {
    // Another browser of the same person committed, or this one has forgotten.
    replaced = true;
    commit();
  }
}

/** Whether this page has to see the start even while it is hidden. */
export const isNeeded = () => document.getElementById("shuffle")?.dataset.share === "committed";

/** A table against bots in one click: commits, reveals, and goes there. */
export async function startAtOnce(form, button) {
  const { secret, digest } = freshSecret();
  const body = new URLSearchParams({ [button.name]: button.value, digest });
  const answer = await fetch(form.action, { method: "POST", body, headers: { "x-live": "1" } });
  if (!answer.ok) throw new Error(String(answer.status));
  const { table, commitment } = await answer.json();
  keep(table, { commitment, secrets: { [digest]: secret }, at: Date.now() });
  await act(table, { do: "reveal", secret });
  location.href = `/table/${table}`;
}

// --- After the end -------------------------------------------------------------

const number = (value) => { const bytes = new Uint8Array(4); new DataView(bytes.buffer).setUint32(0, value); return bytes; };
const withLength = (bytes) => joined([number(bytes.length), bytes]);

/** Everything the start depended on, as the record tells it. */
function startOf(entries) {
  const { table, seed, settings } = entries[0];
  const start = { table, seed, first: settings.first ?? null, words: {}, secrets: {}, holders: {} };
  for (const entry of entries) {
    if (entry.fact === "seated") {
      const old = Object.keys(start.holders).find((chair) => entry.holder.person && start.holders[chair] === entry.holder.person);
      for (const chair of [old, entry.chair]) { delete start.words[chair]; delete start.secrets[chair]; delete start.holders[chair]; }
      start.holders[entry.chair] = entry.holder.person;
    }
    if (entry.fact === "changed") start.first = entry.settings.first ?? null;
    if (entry.fact === "words-added") start.words[entry.chair] = entry.words;
    if (entry.fact === "revealed") start.secrets[entry.chair] = entry.secret;
    if (entry.fact === "voided") start.secrets = {};
    if (entry.fact === "started") return { ...start, chairs: entry.chairs, began: entry.setup.first };
  }
  return null;
}

/** Whether who began follows from the seed and from what everybody added. */
function whoBeganIsRight(start) {
  if (start.first !== null) return true;
  const seats = start.chairs.map((chair) => joined([withLength(utf8(start.words[chair] ?? "")), withLength(unhex(start.secrets[chair] ?? ""))]));
  const combined = sha256(joined([utf8("asterism combined seed 2\n"), withLength(utf8(start.table)), unhex(start.seed), number(seats.length), ...seats]));
  const block = sha256(joined([utf8("asterism chance 2\n"), combined, new Uint8Array(8).fill(255), new Uint8Array(8)]));
  const drawn = new DataView(block.buffer).getBigUint64(0);
  return Number((drawn * BigInt(seats.length)) >> 64n) === start.began;
}

/** What this browser can say about the shuffle: the name of a sentence. */
export function verdict(entries, mine) {
  if (!mine.commitment) return "nothing";
  if ((entries[0].format ?? 1) < 3) return "nothing";
  const start = startOf(entries);
  if (hex(sha256(unhex(entries[0].seed))) !== mine.commitment) return "bad";
  if (!start) return "good";
  if (!whoBeganIsRight(start)) return "bad";
  const offered = Object.values(mine.secrets);
  if (!offered.length) return "good";
  return offered.some((secret) => Object.values(start.secrets).includes(secret)) ? "mine" : "left";
}

let checked = null;
let verdictNow = null;

/** Compares the record with what was noted, and says so in words. */
export async function check() {
  const place = document.querySelector(".fair");
  if (!place) return;
  const { table } = place.dataset;
  const show = (now) => {
    for (const shown of document.querySelectorAll(".fair")) {
      shown.textContent = shown.dataset[now];
      shown.classList.toggle("good", now === "mine" || now === "good");
      shown.classList.toggle("wrong", now === "bad" || now === "left");
    }
  };
  if (checked === table) { if (verdictNow) show(verdictNow); return; }
  checked = table;
  try {
    const mine = kept(table);
    if (mine.commitment) {
      const answer = await fetch(`/api/tables/${table}/replay`);
      if (!answer.ok) { checked = null; return; }
      verdictNow = verdict((await answer.json()).entries, mine);
    } else verdictNow = "nothing";
    show(verdictNow);
  } catch { checked = null; }
}
