// Compares the record of a game that is over with what this browser noted before
// the start, and says so in words.
import { hex, joined, kept, sha256, unhex, utf8 } from "./shuffle.js";

const number = (value) => { const bytes = new Uint8Array(4); new DataView(bytes.buffer).setUint32(0, value); return bytes; };
const withLength = (bytes) => joined([number(bytes.length), bytes]);

/** Everything the start depended on, as the record tells it. */
function startOf(entries) {
  const { table, seed, settings } = entries[0];
  const start = { table, seed, first: settings.first ?? null, words: {}, digests: {}, secrets: {}, holders: {} };
  for (const entry of entries) {
    if (entry.fact === "seated") {
      const old = Object.keys(start.holders).find((chair) => entry.holder.person && start.holders[chair] === entry.holder.person);
      for (const chair of [old, entry.chair]) { delete start.words[chair]; delete start.digests[chair]; delete start.secrets[chair]; delete start.holders[chair]; }
      start.holders[entry.chair] = entry.holder.person;
    }
    if (entry.fact === "changed") start.first = entry.settings.first ?? null;
    if (entry.fact === "words-added") start.words[entry.chair] = entry.words;
    if (entry.fact === "committed") start.digests[entry.chair] = entry.digest;
    if (entry.fact === "revealing") for (const chair of Object.keys(start.digests)) if (!entry.chairs.includes(Number(chair))) delete start.digests[chair];
    if (entry.fact === "revealed") start.secrets[entry.chair] = entry.secret;
    if (entry.fact === "voided") { start.secrets = {}; start.digests = {}; }
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

/** Whether everything is in the record as it was when this browser revealed its secret. */
function isAsSealed(start, sealed) {
  const chairs = [...new Set([...Object.keys(start.words), ...Object.keys(start.digests)])].map(Number).sort((one, two) => one - two);
  return JSON.stringify(chairs.map((chair) => [chair, start.digests[chair] ?? "", start.words[chair] ?? ""])) === JSON.stringify(sealed);
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
  if (!offered.some((secret) => Object.values(start.secrets).includes(secret))) return "left";
  return !mine.sealed || isAsSealed(start, mine.sealed) ? "mine" : "bad";
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
