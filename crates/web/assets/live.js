// Keeps a page up to date from one stream, moves cards visibly, and sends
// answers without leaving the page. Everything works without it by reloading.
import { Idiomorph } from "./morph.js";
import { fit } from "./fit.js";
import { isNeeded, startAtOnce, tend } from "./shuffle.js";

const root = document.getElementById("live");
const stream = root?.dataset.stream;
const status = document.getElementById("connection");
const still = matchMedia("(prefers-reduced-motion: reduce)");

// --- Showing a new state -------------------------------------------------

let firstLine = 0;
const keep = {
  beforeNodeMorphed(old, fresh) {
    if (old.nodeType === 1 && old.matches("input,select,textarea") && old.id && old.id === fresh.id) {
      old.disabled = fresh.disabled;
      // What is chosen stays; what is said about it may have changed.
      for (const name of ["aria-label", "data-label", "data-why", "data-barred", "value", "placeholder"]) {
        if (name === "value" && !old.matches(".pick")) continue;
        const said = fresh.getAttribute(name);
        if (said === null) old.removeAttribute(name);
        else if (old.getAttribute(name) !== said) old.setAttribute(name, said);
      }
      return false;
    }
    return true;
  },
  // An update has the latest lines of the log; the earlier ones stay.
  beforeNodeRemoved: (node) => !(node.localName === "li" && /^l\d/.test(node.id) && parseInt(node.id.slice(1)) < firstLine),
  beforeAttributeUpdated(name, element) {
    return !(name === "open" && /^(details|dialog)$/.test(element.localName));
  },
};

/** Where every card and every place is now. */
function places() {
  const found = new Map();
  for (const element of root.querySelectorAll("[data-fly][id], [data-place][id]")) {
    found.set(element.id, { box: element.getBoundingClientRect(), zone: element.dataset.zone, hand: Number(element.dataset.hand), card: element.matches(".card") });
  }
  return found;
}

async function check() {
  if (document.querySelector(".fair")) (await import("./fairness.js")).check();
}

let flights = [];
function land() {
  for (const flight of flights) flight.finish();
  flights = [];
}

function slide(element, from, to) {
  flights.push(element.animate(
    [{ translate: `${from.left - to.left}px ${from.top - to.top}px` }, { translate: "0 0" }],
    { duration: 180, easing: "ease-out" },
  ));
}

/** A copy flies over everything; the card itself waits unseen where it lands. */
function fly(element, { box: from, card }, to) {
  const layer = document.getElementById("fly");
  const ghost = element.cloneNode(true);
  ghost.removeAttribute("id");
  for (const inner of ghost.querySelectorAll("[id], input")) inner.localName === "input" ? inner.remove() : inner.removeAttribute("id");
  Object.assign(ghost.style, { position: "fixed", left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, margin: "0", rotate: "0deg" });
  layer.append(ghost);
  element.style.opacity = "0";
  const scale = card && from.width > 0 && to.width > 0 ? from.width / to.width : 1;
  const flight = ghost.animate([
    { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`, transformOrigin: "0 0" },
    { transform: "none", transformOrigin: "0 0" },
  ], { duration: 420, easing: "cubic-bezier(.3, .7, .2, 1)" });
  flight.onfinish = flight.oncancel = () => { ghost.remove(); element.style.opacity = ""; };
  flights.push(flight);
}

/** Cards that others draw have no face: backs fly from the deck to who draws. */
function deal(before) {
  const deck = document.getElementById("deck");
  const from = deck?.getBoundingClientRect();
  if (!from?.width) return;
  for (const seat of root.querySelectorAll("[data-hand]")) {
    const drawn = Math.min(3, Number(seat.dataset.hand) - (before.get(seat.id)?.hand ?? Infinity));
    const to = seat.getBoundingClientRect();
    for (let index = 0; index < drawn; index += 1) {
      const ghost = deck.cloneNode(true);
      ghost.removeAttribute("id");
      ghost.querySelector(".count")?.remove();
      Object.assign(ghost.style, { position: "fixed", left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, margin: "0" });
      document.getElementById("fly").append(ghost);
      const flight = ghost.animate([
        { transform: "none" },
        { transform: `translate(${to.right - from.left - 40}px, ${to.top - from.top}px) scale(.25)`, transformOrigin: "0 0" },
      ], { duration: 220, delay: index * 35, easing: "ease-in-out", fill: "backwards" });
      flight.onfinish = flight.oncancel = () => ghost.remove();
      flights.push(flight);
    }
  }
}

/** The same card under a new question, or the one beside it if it has gone, so that the keyboard stays in the hand. */
function neighbour(before) {
  const same = before.card && document.getElementById(before.card)?.querySelector(":scope > input.pick");
  if (same) return same;
  const list = before.list && document.getElementById(before.list);
  const all = list ? [...list.querySelectorAll("input, button, a[href]")].filter((one) => !one.disabled) : [];
  // At the end not a button: who still presses Enter should not leave.
  return all[Math.min(before.at, all.length - 1)] ?? document.querySelector(".ending h2") ?? document.querySelector("#question button, #question h2");
}

function focusNow() {
  const active = document.activeElement;
  if (!active || active === document.body || !root.contains(active)) return null;
  const list = active.closest("[id].cards, [id].hand, [id].goals, [id].trick, [id].choices");
  const all = list ? [...list.querySelectorAll("input, button, a[href]")] : [];
  const card = active.matches("input.pick") ? active.closest(".card")?.id : null;
  return { id: active.id, card, list: list?.id, at: Math.max(0, all.indexOf(active)) };
}

function show(html) {
  // Measured before flights land: a card that is still sliding goes on from where it is seen.
  const before = still.matches || document.hidden ? null : places();
  land();
  const focus = focusNow();
  const log = root.querySelector("[role=log]");
  const atEnd = log && log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  firstLine = Number(/<li id="l(\d+)"/.exec(html)?.[1] ?? 0);
  Idiomorph.morph(root, html, { morphStyle: "innerHTML", restoreFocus: true, callbacks: keep });
  fit();
  if (focus && !(focus.id && document.getElementById(focus.id))) neighbour(focus)?.focus({ preventScroll: true });
  const now = root.querySelector("[role=log]");
  if (now && atEnd !== false) now.scrollTop = now.scrollHeight;
  if (before) {
    const moves = [];
    for (const element of root.querySelectorAll("[data-fly][id]")) {
      const old = before.get(element.id) ?? before.get(element.dataset.from);
      if (!old) continue;
      const to = element.getBoundingClientRect();
      if (Math.abs(old.box.left - to.left) + Math.abs(old.box.top - to.top) < 4) continue;
      moves.push([element, old, to]);
    }
    for (const [element, old, to] of moves) {
      if (old.zone === element.dataset.zone) slide(element, old.box, to);
      else fly(element, old, to);
    }
    deal(before);
  }
  announce();
  ready();
  tend();
  check();
  document.dispatchEvent(new Event("shown"));
}

// --- My own decisions: title and sound -----------------------------------

const title = document.title;
let asked = null;
function announce() {
  const question = document.getElementById("question");
  const mine = question?.dataset.decision ?? null;
  document.title = mine ? `● ${title}` : title;
  const spoken = document.getElementById("announce");
  const asks = mine ? document.getElementById("question-title")?.textContent ?? "" : "";
  if (spoken && mine !== asked && spoken.textContent !== asks) spoken.textContent = asks;
  if (mine && mine !== asked && asked !== undefined && loud()) chime();
  asked = mine;
}

function loud() {
  try { return localStorage.getItem("sound") !== "off"; } catch { return true; }
}
function showSound() {
  for (const button of document.querySelectorAll("[data-sound]")) button.setAttribute("aria-pressed", String(loud()));
}

let audio;
function chime() {
  try {
    audio ??= new AudioContext();
    if (audio.state !== "running") return;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = 740;
    volume.gain.setValueAtTime(.08, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(.0001, audio.currentTime + .5);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + .5);
  } catch { /* a page may be silent */ }
}

// --- The stream -----------------------------------------------------------

// The first event has the whole page; later ones ("news") refer to chunks of the last state. See page_delta.rs.
const cut = (html) => html.split(/(?=<(?:li|section|details|header|form)[ >])/);
let chunks = [];

let source;
let wait = 500;
let watchdog;
let waiting;
let busy = false;

function alive() {
  clearTimeout(watchdog);
  watchdog = setTimeout(() => { offline(true); connect(); }, 12_000);
}

function offline(is) {
  if (status) status.hidden = !is;
}

function connect() {
  source?.close();
  source = new EventSource(root.dataset.stream);
  alive();
  const came = (fresh) => {
    chunks = fresh;
    alive();
    offline(false);
    wait = 500;
    waiting = chunks.join("");
    if (busy) return;
    busy = true;
    requestAnimationFrame(() => {
      const html = waiting;
      waiting = null;
      busy = false;
      if (html) show(html);
    });
    // A hidden page draws no frames.
    if (document.hidden) { busy = false; show(waiting); waiting = null; }
  };
  source.addEventListener("table", (event) => came(cut(event.data)));
  source.addEventListener("news", (event) => came(JSON.parse(event.data)
    .flatMap((part) => typeof part === "string" ? cut(part) : chunks.slice(part[0], part[0] + part[1]))));
  source.addEventListener("ping", () => { alive(); offline(false); });
  source.addEventListener("gone", (event) => { location.href = event.data; });
  source.onerror = () => {
    offline(true);
    if (source.readyState === EventSource.CLOSED) {
      clearTimeout(watchdog);
      watchdog = setTimeout(connect, wait);
      wait = Math.min(wait * 2, 10_000);
    }
  };
}

// A hidden page lets go of its stream after a while: six pages are all a
// browser connects to one host.
let hiddenFor;
document.addEventListener("visibilitychange", () => {
  clearTimeout(hiddenFor);
  if (document.hidden) {
    hiddenFor = setTimeout(() => { if (isNeeded()) return; source?.close(); source = null; clearTimeout(watchdog); glance(); }, 30_000);
  } else if (stream && !source) connect();
});
async function glance() {
  if (!document.hidden || source) return;
  try {
    const answer = await fetch(`${stream}/asked`, { headers: { accept: "text/plain" } });
    if (answer.ok) document.title = (await answer.text()) === "yes" ? `● ${title}` : title;
  } catch { /* asked again soon */ }
  setTimeout(glance, 15_000);
}
addEventListener("online", () => stream && connect());
addEventListener("pageshow", (event) => event.persisted && stream && connect());

// --- A table against bots in one click ---------------------------------------

document.addEventListener("submit", async (event) => {
  const form = event.target;
  const button = event.submitter;
  if (form.dataset.startAtOnce === undefined || !button?.name) return;
  event.preventDefault();
  try { await startAtOnce(form, button); } catch {
    // As without scripts: then the server says what is wrong.
    delete form.dataset.startAtOnce;
    form.requestSubmit(button);
  }
});

// --- Answers ---------------------------------------------------------------

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!root?.contains(form) || form.dataset.plain !== undefined) return;
  event.preventDefault();
  const body = new FormData(form, event.submitter);
  const buttons = [...form.querySelectorAll("button")];
  for (const button of buttons) button.disabled = true;
  try {
    const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(body), headers: { "x-live": "1" } });
    if (answer.redirected) location.href = answer.url;
    else if (!answer.ok) say(await answer.text());
    else if (form.dataset.reset !== undefined) form.reset();
    // A table in memory answers with its next state.
    else if (answer.headers.get("content-type")?.startsWith("text/html")) show(await answer.text());
  } catch { offline(true); }
  for (const button of buttons) button.disabled = false;
});

function say(text) {
  const place = document.getElementById("wrong");
  if (place) { place.textContent = text; place.hidden = !text; }
}

// --- Picking: the chosen card is read out large before it is played ---------

/** What has the cards: the table, or a moment of a game that is over. */
const board = () => root ?? document.getElementById("replay");

function line(text, name) {
  const made = document.createElement("p");
  made.className = name;
  made.textContent = text;
  return made;
}

/** A card once more, large: what it says, and whether or why it can't be played. */
function enlarged(picked, reader) {
  const card = picked.closest(".card").cloneNode(true);
  const kinds = [...card.classList].filter((name) => /^(card|keeper|goal|rule|action|creeper|surprise|meta|stella|red|yellow|green|blue|rest)$/.test(name));
  card.className = [...kinds, "large"].join(" ");
  for (const inner of card.querySelectorAll("input, ul, .by, .unseen, .badge")) inner.remove();
  for (const name of ["id", "data-fly", "data-zone", "data-from", "style"]) card.removeAttribute(name);
  const list = document.createElement("ul");
  list.append(card);
  const beside = document.createElement("div");
  beside.className = "beside";
  beside.append(picked.dataset.why ? line(picked.dataset.why, "why") : line(picked.dataset.barred === undefined ? reader.dataset.can : reader.dataset.look, "can"));
  if (picked.checked) {
    const back = document.createElement("button");
    back.type = "button";
    back.className = "button small";
    back.dataset.unpick = "";
    back.textContent = reader.dataset.back;
    beside.append(back);
  }
  return [list, beside];
}

const several = () => document.querySelector("#confirm[data-several]");
/** The chosen card; where several are chosen, the last one. */
let toggled = null;
function chosen() {
  if (!several()) return board().querySelector("input.pick:checked");
  return toggled?.isConnected && toggled.checked ? toggled : null;
}

let looked = null;
/** Shows the card under the mouse or the keyboard, else the chosen one. */
function read() {
  const reader = document.getElementById("reader");
  if (!reader || !board()) return;
  const picked = chosen();
  const shown = looked?.isConnected ? looked : picked;
  const key = shown ? `${shown.id} ${shown.checked} ${shown.getAttribute("aria-label")}` : "";
  if (reader.dataset.shown === key && Boolean(reader.firstChild) === Boolean(shown)) return;
  reader.dataset.shown = key;
  reader.replaceChildren(...(shown ? enlarged(shown, reader) : []));
  // What does not fit is read to its end by keys, too.
  if (reader.scrollHeight > reader.clientHeight) reader.tabIndex = 0;
  else reader.removeAttribute("tabindex");
}
function unpick() {
  const picked = board() && chosen();
  looked = null;
  if (picked) { picked.checked = false; picked.focus({ preventScroll: true }); looked = null; }
  ready();
}
// Where the reader has its own place, looking is enough; on a phone it would
// push the cards about, so there it shows what was touched.
const roomy = matchMedia("(min-width: 60.01rem)");
let hover;
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || !board() || !roomy.matches) return;
  clearTimeout(hover);
  const pick = event.target.closest?.("#live .card, #replay .card")?.querySelector(":scope > input.pick");
  if (event.target.closest?.("#reader")) return;
  hover = setTimeout(() => { looked = pick ?? null; read(); }, pick ? 120 : 250);
});
document.addEventListener("focusin", (event) => {
  const pick = event.target.matches?.("input.pick") && event.target.matches(":focus-visible") ? event.target : null;
  // On the way to what is shown, and to the question, it stays.
  if (!pick && event.target.closest?.("#question")) return;
  if (board() && (pick || looked)) { looked = roomy.matches ? pick : null; read(); }
});

// --- Time left --------------------------------------------------------------

const two = (number) => String(number).padStart(2, "0");
function clock(seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  return hours ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

let counted;
function countdown() {
  const line = root?.querySelector(".countdown");
  const words = root?.querySelector(".countdown-left");
  if (!line || line.dataset.left === counted?.left) return;
  counted = { left: line.dataset.left, end: performance.now() + Number(line.dataset.left) };
  const share = Math.min(1, Number(line.dataset.left) / Number(line.dataset.all));
  line.firstElementChild.getAnimations().forEach((old) => old.cancel());
  line.firstElementChild.animate([{ width: `${share * 100}%` }, { width: "0%" }], { duration: Number(line.dataset.left), fill: "forwards" });
  const tick = counted;
  const timer = setInterval(() => {
    if (tick !== counted || !words?.isConnected) return clearInterval(timer);
    const left = Math.max(0, Math.ceil((tick.end - performance.now()) / 1000));
    words.textContent = clock(left);
    if (!left) clearInterval(timer);
  }, 1000);
}

function ready() {
  countdown();
  if (!board()) return;
  const picked = chosen();
  showSound();
  read();
  const confirm = document.getElementById("confirm");
  if (confirm?.dataset.several) {
    const count = board().querySelectorAll("input.pick:checked:not([data-barred])").length;
    confirm.disabled = count !== Number(confirm.dataset.several);
    confirm.textContent = confirm.disabled ? confirm.dataset.progress.replace("#", count) : confirm.dataset.label;
    document.querySelector("[data-swap]").hidden = false;
  } else if (confirm) {
    confirm.disabled = !picked || picked.dataset.barred !== undefined;
    const label = picked?.dataset.label ?? confirm.dataset.label;
    if (label) confirm.textContent = label;
  }
}
document.addEventListener("change", (event) => {
  if (event.target.matches?.("input.pick")) { toggled = event.target; say(""); ready(); }
  if (event.target.matches?.("[data-submit]")) event.target.form.requestSubmit();
});
document.addEventListener("click", (event) => {
  const pick = event.target.closest?.("input.pick");
  if (pick && root?.dataset.quick === "on" && pick.dataset.barred === undefined && event.detail > 0 && !several()) pick.form.requestSubmit();
  const link = event.target.closest?.("[data-panel]");
  if (link && document.getElementById("panel")) { event.preventDefault(); import("./panel.js").then((panel) => panel.open(link)); }
  const opener = event.target.closest?.("[data-dialog]");
  if (opener) { event.preventDefault(); document.getElementById(opener.dataset.dialog)?.showModal(); }
  if (event.target.closest?.("[data-sound]")) {
    try { localStorage.setItem("sound", loud() ? "off" : "on"); } catch { /* it isn't remembered then */ }
    showSound();
  }
  if (event.target.closest?.("[data-unpick]")) unpick();
  if (event.target.closest?.("[data-swap]")) {
    for (const pick of board().querySelectorAll("input.pick[type=checkbox]")) pick.checked = !pick.checked;
    toggled = null;
    ready();
  }
  const copier = event.target.closest?.("[data-copy]");
  if (copier) navigator.clipboard?.writeText(copier.dataset.copy).then(() => { copier.textContent = copier.dataset.copied; });
});

// Soft hyphens are for lines, not for what is pasted into a search.
document.addEventListener("copy", (event) => {
  const text = String(getSelection());
  if (event.target.matches?.("input, textarea") || !text.includes("\u00ad")) return;
  event.preventDefault();
  event.clipboardData.setData("text/plain", text.replaceAll("\u00ad", ""));
});

// --- Keys: documented on the help page ---------------------------------------

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input:not(.pick), textarea, select")) return;
  const to = { h: "#hand input, #hand a", q: "#question button, #question h2", l: "[role=log]", g: "#goals a, #goals input, #goals", r: "#rules-now .fold-in", t: ".you input.pick" }[event.key];
  if (to) {
    const place = document.querySelector(to);
    if (place) { event.preventDefault(); place.focus(); }
  } else if (event.key === "Enter" && event.target.matches?.("input.pick")) {
    event.preventDefault();
    if (!several()) event.target.checked = true;
    ready();
    if (event.target.dataset.barred === undefined) document.getElementById("confirm")?.focus();
  } else if (event.key === "Escape" && board()) {
    unpick();
    for (const open of board().querySelectorAll("details.menu[open]")) open.open = false;
  }
});

if (stream) {
  asked = undefined;
  announce();
  ready();
  const log = root.querySelector("[role=log]");
  if (log) log.scrollTop = log.scrollHeight;
  tend();
  connect();
} else if (root) ready();
check();
