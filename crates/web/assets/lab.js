// The laboratory: fills the form's fields for the chosen change, and redraws the charts of a running experiment.
import { Idiomorph } from "./morph.js";

const form = document.getElementById("lab-form");

/** Asks for the page of what is filled in now and takes over the parts marked data-live. */
async function check() {
  const filled = new URLSearchParams(new FormData(form));
  const answer = await fetch(`/lab?${filled}`, { headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of form.querySelectorAll("[data-live]")) {
    const now = fresh.getElementById(part.id);
    if (now && now.innerHTML !== part.innerHTML) Idiomorph.morph(part, now.innerHTML, { morphStyle: "innerHTML", restoreFocus: true });
  }
  history.replaceState(null, "", `/lab?${new URLSearchParams(new FormData(form))}`);
  for (const back of document.querySelectorAll("input[name=back]")) back.value = location.pathname + location.search;
}

let waiting;
form?.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => check().catch(() => {}), 200);
});

/** Redraws at most once a second, until the experiment is done. Tables stay open. */
async function refresh() {
  const page = document.getElementById("lab");
  if (page?.dataset.running === undefined) return;
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    if (answer.ok) {
      const whole = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = whole.getElementById("lab");
      const tabs = whole.querySelectorAll(".lab-tabs label").length;
      // The first figures bring the choice of charts with them.
      if (tabs !== document.querySelectorAll(".lab-tabs label").length) return void location.reload();
      if (fresh) {
        Idiomorph.morph(page, fresh.outerHTML, {
          morphStyle: "outerHTML",
          restoreFocus: true,
          callbacks: { beforeAttributeUpdated: (name) => name !== "open" },
        });
        if (fresh.dataset.running === undefined) delete document.getElementById("lab").dataset.running;
      }
    }
  } catch { /* asked again soon */ }
  setTimeout(refresh, document.hidden ? 5000 : 1000);
}
setTimeout(refresh, 700);

const print = document.querySelector("[data-print]");
if (print) {
  print.hidden = false;
  print.addEventListener("click", () => window.print());
}
// Tables are printed, too.
window.addEventListener("beforeprint", () => {
  for (const table of document.querySelectorAll("details.figures:not([open])")) {
    table.open = true;
    table.dataset.opened = "";
  }
});
window.addEventListener("afterprint", () => {
  for (const table of document.querySelectorAll("details.figures[data-opened]")) {
    table.open = false;
    delete table.dataset.opened;
  }
});

document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("[data-copy-link]");
  if (!link || !navigator.clipboard) return;
  event.preventDefault();
  await navigator.clipboard.writeText(link.href).catch(() => {});
  link.classList.add("copied");
});
