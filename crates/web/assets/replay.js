// Steps through a game that is over without leaving the page. Every step is a
// link that works without this, too.
import { Idiomorph } from "./vendor/idiomorph.js";
import { check } from "./fairness.js";
import { fit } from "./fit.js";

const PAUSE = 1200;
let next;

/** Shows the moment that an address stands for. */
async function go(address, remember = true) {
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
  if (held && document.activeElement === document.body) document.getElementById(held)?.focus();
  if (remember) history.pushState(null, "", address);
  check();
  play();
}

/** Goes on by itself where the page says so. */
function play() {
  clearTimeout(next);
  const replay = document.getElementById("replay");
  const on = document.getElementById("next")?.getAttribute("href");
  if (replay?.dataset.playing === undefined || !on) return;
  next = setTimeout(() => go(`${on}&play=yes`, false), PAUSE);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-step], a[data-play]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.getAttribute("href"), link.dataset.play === undefined);
});
// Before the form would be sent.
document.addEventListener("change", (event) => {
  const form = event.target.closest?.(".seek form");
  if (!form) return;
  event.stopImmediatePropagation();
  go(`${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`);
}, true);
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input, select, textarea, summary, button")) return;
  const id = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last", " ": "play" }[event.key];
  if (!id || (id === "play" && event.target.matches?.("a"))) return;
  event.preventDefault();
  document.getElementById(id)?.click();
});
addEventListener("popstate", () => go(location.href, false));
play();
