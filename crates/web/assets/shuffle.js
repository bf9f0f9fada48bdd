// This browser's part in the shuffle: 32 random bytes that it commits to when its
// person sits down and reveals when the game is about to begin. `fairness.js`
// compares what it noted with the record after the end.

// --- SHA-256: the browser's own is missing on plain HTTP

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

export const utf8 = (text) => new TextEncoder().encode(text);
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (text) => new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
export const joined = (parts) => new Uint8Array(parts.flatMap((part) => [...part]));
const digestOf = (secret) => hex(sha256(joined([utf8("asterism contribution 2\n"), unhex(secret)])));

// --- What this browser keeps

const MOST_TABLES = 100;
const memory = new Map();
const keyOf = (table) => `shuffle:${table}`;

export function kept(table) {
  let text = null;
  try { text = localStorage.getItem(keyOf(table)); } catch { /* no storage */ }
  const found = text ? JSON.parse(text) : memory.get(table);
  return found ?? { commitment: null, secrets: {}, at: Date.now() };
}

function keep(table, what) {
  memory.set(table, what);
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(what));
    const age = (key) => JSON.parse(localStorage.getItem(key)).at;
    const all = Object.keys(localStorage).filter((key) => key.startsWith("shuffle:"));
    for (const key of all.sort((one, two) => age(two) - age(one)).slice(MOST_TABLES)) localStorage.removeItem(key);
  } catch { /* no storage */ }
}

function freshSecret() {
  const secret = hex(crypto.getRandomValues(new Uint8Array(32)));
  return { secret, digest: digestOf(secret) };
}

// --- Before the start

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

/** Does what the lobby awaits of this browser. */
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
    once(`reveal ${digest}`, () => {
      // From now on nothing of this may change; the record will tell.
      keep(table, { ...kept(table), sealed: JSON.parse(panel.dataset.sealed) });
      return act(table, { do: "reveal", secret: known });
    });
  } else if (share === "none" && awaits !== "reveal") {
    once(`commit ${awaits} ${panel.dataset.chair}`, commit);
  } else if (share === "committed" && !known && !awaits && !replaced) {
    // Committed elsewhere, or forgotten here.
    replaced = true;
    commit();
  }
}

/** Whether this page has to see the start even while it is hidden. */
export const isNeeded = () => document.getElementById("shuffle")?.dataset.share === "committed";

/** A table against bots in one click. */
export async function startAtOnce(form, button) {
  const { secret, digest } = freshSecret();
  const body = new URLSearchParams({ [button.name]: button.value, digest });
  const answer = await fetch(form.action, { method: "POST", body, headers: { "x-live": "1" } });
  if (!answer.ok) throw new Error(String(answer.status));
  const { table, commitment, chair = 0 } = await answer.json();
  keep(table, { commitment, secrets: { [digest]: secret }, sealed: [[chair, digest, ""]], at: Date.now() });
  await act(table, { do: "reveal", secret });
  location.href = `/table/${table}`;
}
