// Shows each card that others play, one after another, long enough to read it. The table behind is already up to date.

const box = document.getElementById("held");
const root = document.getElementById("live");
const plays = () => [...document.querySelectorAll("#plays > li")];
const question = () => document.querySelector("#question[data-decision]:not(.window)");
const roomy = matchMedia("(min-width: 60.01rem)");

/** The plays that were shown or skipped. What is there when the page is opened belongs to the recap. */
const seen = new Set(plays().map((play) => play.id));
let queue = [];
let current = null;
let timer;
let ends;
let isHeld = false;
/** Whether everything up to the player's next question is skipped. */
let skipsAll = false;

/** Tells the table that nobody needs to wait for this player to read. */
function goOn() {
  const body = new URLSearchParams({ do: "go-on" });
  fetch(box.dataset.action, { method: "POST", body, headers: { "x-live": "1" } }).catch(() => { /* bots go on by themselves */ });
}

/** Over seats and mat, below the names of the seats; on phones, also over one's own Keepers. */
function place() {
  const edge = (selector, side) => document.querySelector(selector)?.getBoundingClientRect()[side];
  const seats = edge(".seats", "top");
  const top = (edge(".seats .seat > header", "bottom") ?? seats) + 4;
  const bottom = Math.max(edge(".mat, .sky", "bottom") ?? 0, roomy.matches ? 0 : Math.min(edge(".you", "bottom") ?? 0, edge(".prompt", "top") ?? 0));
  const [left, right] = [edge(".board", "left"), edge(".board", "right")];
  if (!bottom) return;
  Object.assign(box.style, { top: `${top}px`, height: `${bottom - top}px`, left: `${left + 12}px`, width: `${right - left - 24}px` });
}

/** Whether everything that can be chosen now lies under the box. */
function covers() {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const choices = question() ? [...document.querySelectorAll(".card.choosable")] : [];
  return choices.length > 0 && choices.every((card) => {
    const edge = card.getBoundingClientRect();
    return edge.left < right && edge.right > left && edge.top < bottom && edge.bottom > top;
  });
}

function fill(play) {
  const inside = play.cloneNode(true);
  box.querySelector(".held-in").replaceChildren(...inside.childNodes);
  const then = queue.map((next) => {
    const line = document.createElement("li");
    line.append(...next.querySelector(".who").cloneNode(true).childNodes);
    return line;
  });
  box.querySelector(".held-then ol").replaceChildren(...then);
  box.querySelector(".held-then").hidden = !then.length;
}

function run(left) {
  clearTimeout(timer);
  const bar = box.querySelector(".held-time i");
  for (const old of bar.getAnimations()) old.cancel();
  bar.animate([{ width: `${100 * left / current.time}%` }, { width: "0%" }], { duration: left, fill: "forwards" });
  ends = performance.now() + left;
  timer = setTimeout(next, left);
}

function next() {
  clearTimeout(timer);
  const play = queue.shift();
  if (!play) return close();
  const time = Number(document.getElementById("plays")?.dataset.time ?? 2500) + Number(play.dataset.letters) * 1000 / 60;
  current = { id: play.id, time };
  fill(play);
  place();
  box.hidden = false;
  // The question itself shows the card that asks.
  if (covers()) return close();
  hold(false);
  run(time);
}

function close() {
  clearTimeout(timer);
  current = null;
  queue = [];
  box.hidden = true;
  hold(false);
}

function hold(is) {
  isHeld = is;
  box.querySelector("[data-hold]").setAttribute("aria-pressed", String(is));
  if (!current || box.hidden) return;
  const bar = box.querySelector(".held-time i").getAnimations()[0];
  if (is) { clearTimeout(timer); current.left = ends - performance.now(); bar?.pause(); }
  else if (current.left) { const { left } = current; current.left = 0; run(left); }
}

function skip() {
  if (!queue.length) goOn();
  next();
}

function toNow() {
  const mine = question();
  skipsAll = !mine;
  close();
  if (!mine) goOn();
}

let asked = question()?.dataset.decision;
function update() {
  const all = plays();
  const fresh = all.filter((play) => !seen.has(play.id));
  for (const play of fresh) seen.add(play.id);
  const decision = question()?.dataset.decision;
  const began = decision !== undefined && decision !== asked;
  asked = decision;
  if (decision !== undefined) skipsAll = false;
  if (document.hidden || skipsAll) {
    if (fresh.length && skipsAll) goOn();
    return;
  }
  queue.push(...fresh);
  // One's own question comes first: only the play that led to it is still shown.
  if (began) {
    const missed = queue.splice(0, Math.max(0, queue.length - 1)).length;
    if (missed > 5) document.getElementById("recap")?.showPopover?.();
  }
  const now = current && all.find((play) => play.id === current.id);
  if (now) fill(now);
  if (current && covers()) close();
  else if (!current && queue.length) next();
}

if (box && root) {
  document.addEventListener("shown", update);
  box.addEventListener("click", (event) => {
    if (event.target.closest("[data-hold]")) hold(!isHeld);
    else if (event.target.closest("[data-next]")) skip();
    else if (event.target.closest("[data-to-now]")) toNow();
  });
  // A player who chooses something has read enough.
  document.addEventListener("change", (event) => { if (current && event.target.matches?.("input.pick")) close(); });
  document.addEventListener("submit", () => { if (current) close(); });
  addEventListener("resize", () => { if (current) place(); });
  document.addEventListener("keydown", (event) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input:not(.pick), textarea, select")) return;
    if (event.key === "Escape") { event.stopPropagation(); toNow(); }
    else if (event.key === "n" || (event.key === " " && event.target === document.body)) { event.preventDefault(); skip(); }
  }, true);
  // After an absence, what happened meanwhile is told once.
  const away = () => {
    const decision = question()?.dataset.decision;
    try {
      if (!decision || sessionStorage.getItem("recap") === location.pathname + decision) return;
      sessionStorage.setItem("recap", location.pathname + decision);
    } catch { /* then it is told again */ }
    document.getElementById("recap")?.showPopover?.();
  };
  let leftAt = 0;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) { leftAt = Date.now(); close(); }
    else if (leftAt && Date.now() - leftAt > 20_000) away();
  });
  away();
}
