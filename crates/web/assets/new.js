// Checks the form of a new table while it is filled in. It asks the server for the same page and takes over the
// parts marked data-live. Without this, the buttons of the form do the same.
import { Idiomorph } from "./morph.js";

const PAUSE = 250;
const form = document.getElementById("new-table");

/** Asks about what is filled in now, as if this button had been pressed. */
async function ask(button) {
  const filled = new URLSearchParams(new FormData(form));
  if (button?.name) filled.append(button.name, button.value);
  const answer = await fetch(`/new?${filled}`, { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const held = document.activeElement?.closest("[data-live]");
  for (const part of form.querySelectorAll("[data-live]")) {
    const now = fresh.getElementById(part.id);
    if (now && now.innerHTML !== part.innerHTML) Idiomorph.morph(part, now.innerHTML, { morphStyle: "innerHTML", restoreFocus: true });
  }
  for (const field of form.querySelectorAll("select[id]")) {
    const wrong = fresh.getElementById(field.id)?.getAttribute("aria-invalid");
    if (wrong) field.setAttribute("aria-invalid", wrong);
    else field.removeAttribute("aria-invalid");
  }
  // The button that was pressed may be gone.
  if (held && !held.contains(document.activeElement)) document.getElementById("find").focus();
  // So that nothing is lost by a reload or another language.
  history.replaceState(null, "", `/new?${new URLSearchParams(new FormData(form))}`);
  for (const back of document.querySelectorAll("input[name=back]")) back.value = location.pathname + location.search;
}

// One after the other, because a pressed button changes what the next one builds on.
let last = Promise.resolve();
let waiting;
function check(button) {
  clearTimeout(waiting);
  form.setAttribute("aria-busy", "true");
  const own = last = last.then(() => ask(button)).catch(() => {}).then(() => { if (own === last) form.removeAttribute("aria-busy"); });
}

form.addEventListener("input", () => {
  clearTimeout(waiting);
  form.setAttribute("aria-busy", "true");
  waiting = setTimeout(check, PAUSE);
});
form.addEventListener("submit", (event) => {
  if (event.submitter?.getAttribute("formmethod") !== "get") return;
  event.preventDefault();
  check(event.submitter);
});
