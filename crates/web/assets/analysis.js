// Keeps the page of an analysis up to date while it is computed, and leads from moment to moment by arrow keys.
import { Idiomorph } from "./morph.js";

async function refresh() {
  const page = document.getElementById("analysis");
  if (page?.dataset.running === undefined) return;
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    if (answer.ok) {
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("analysis");
      if (fresh) {
        Idiomorph.morph(page, fresh.outerHTML, { morphStyle: "outerHTML", restoreFocus: true });
        if (fresh.dataset.running === undefined) delete document.getElementById("analysis").dataset.running;
      }
    }
  } catch { /* asked again soon */ }
  setTimeout(refresh, document.hidden ? 5000 : 700);
}
setTimeout(refresh, 500);

document.addEventListener("keydown", (event) => {
  const marker = event.target.closest?.("a.marker");
  if (!marker || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
  const all = [...document.querySelectorAll("a.marker")];
  const next = all[all.indexOf(marker) + (event.key === "ArrowRight" ? 1 : -1)];
  if (next) { event.preventDefault(); next.focus(); }
});

// A link inside a drawing moves the focus, too.
document.addEventListener("click", (event) => {
  const marker = event.target.closest?.("a.marker");
  const moment = marker && document.querySelector(marker.getAttribute("href"));
  if (!moment) return;
  event.preventDefault();
  moment.scrollIntoView({ block: "nearest", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
  moment.focus({ preventScroll: true });
});
