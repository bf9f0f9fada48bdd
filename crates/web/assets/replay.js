// Steps through a game that is over without leaving the page. Every step is a
// link that works without this, too.
import { Idiomorph } from "./morph.js";
import { check } from "./fairness.js";
import { fit } from "./fit.js";

let next;

/** Scrolls the log to the lines of the step, and nothing else. */
function followLog() {
  const lines = document.querySelectorAll("#replay .log .now");
  const log = lines[0]?.closest(".log");
  if (!log) return;
  const box = log.getBoundingClientRect();
  const last = lines[lines.length - 1].getBoundingClientRect();
  if (last.bottom > box.bottom || last.top < box.top) log.scrollTop += last.bottom - box.bottom + 4;
}

let waiting = 0;
let last = Promise.resolve();
/**
 * Shows the moment that an address stands for, after the moments asked for before. `address` is called when it is this
 * one's turn, so that two quick steps are two steps, and a change on the way to another step is not lost.
 */
function go(address, remember = true) {
  clearTimeout(next);
  waiting += 1;
  last = last.then(() => show(address(), remember)).catch(() => {}).finally(() => { waiting -= 1; });
}

async function show(address, remember) {
  if (!address) return;
  clearTimeout(next);
  const answer = await fetch(address, { headers: { accept: "text/html" } });
  if (!answer.ok) { location.href = address; return; }
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const replay = fresh.getElementById("replay");
  if (!replay) { location.href = address; return; }
  const shown = document.getElementById("replay");
  const open = [...shown.querySelectorAll("details[open]")].map((one) => one.className);
  const held = document.activeElement?.id;
  Idiomorph.morph(shown, replay.outerHTML, { morphStyle: "outerHTML", restoreFocus: true });
  fit();
  for (const one of document.querySelectorAll("#replay details")) if (open.includes(one.className)) one.open = true;
  // What the reader has moved is now as the page says.
  const step = document.getElementById("step");
  if (step) step.value = step.getAttribute("value");
  for (const list of document.querySelectorAll("#turn, #seat, #speed")) {
    const chosen = list.querySelector("option[selected]");
    if (chosen) list.value = chosen.value;
  }
  if (held && document.activeElement === document.body) document.getElementById(held)?.focus();
  if (remember) history.pushState(null, "", address);
  followLog();
  check();
  play();
}

/** Goes on by itself where the page says so. */
function play() {
  clearTimeout(next);
  const replay = document.getElementById("replay");
  const on = document.getElementById("next")?.getAttribute("href");
  if (replay?.dataset.playing === undefined || !on) return;
  next = setTimeout(() => go(() => `${on}&play=yes`, false), Number(replay.dataset.pause));
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-step], a[data-play]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { id } = link;
  go(() => (document.getElementById(id) ?? link).getAttribute("href"), link.dataset.play === undefined);
});
// Another step, another pair of eyes, another speed; a replay that plays goes on from there.
document.addEventListener("change", (event) => {
  const form = event.target.closest?.(".seek-more form");
  if (!form) return;
  const { name, value } = event.target;
  go(() => {
    const fields = new URLSearchParams(new FormData(form));
    fields.set(name, value);
    if (document.getElementById("replay").dataset.playing !== undefined) fields.set("play", "yes");
    return `${form.getAttribute("action")}?${fields}`;
  });
}, true);

// Space plays and stops, except where it types, chooses or presses something. Arrows, Home and End step, except
// where they move inside a field.
const spaceIsTaken = "select, textarea, button, summary, input:not([type=range], .pick)";
const arrowsAreTaken = "select, textarea, input";
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const id = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last", " ": "play" }[event.key];
  if (!id || event.target.matches?.(id === "play" ? spaceIsTaken : arrowsAreTaken)) return;
  event.preventDefault();
  // A key that is held down steps as fast as the steps arrive, and not after it is released.
  if (!event.repeat || waiting === 0) document.getElementById(id)?.click();
});
addEventListener("popstate", () => go(() => location.href, false));
followLog();
play();
