// Asks what an expert would do without leaving the page: the stream starts again with the hint.
const root = document.getElementById("live");

function ask(link) {
  const thinks = link.dataset.thinking;
  if (link.getAttribute("aria-busy") === "true") return;
  link.setAttribute("aria-busy", "true");
  const spoken = document.getElementById("announce");
  if (thinks && spoken) spoken.textContent = thinks;
  const address = new URL(link.href);
  address.hash = "";
  history.replaceState(null, "", address);
  root.dataset.stream = link.dataset.hint;
  // As after a lost connection: live.js connects again, now with the other query.
  dispatchEvent(new Event("online"));
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-hint]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
  event.preventDefault();
  ask(link);
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input:not(.pick), textarea, select")) return;
  const link = document.querySelector(".hint-ask");
  if (link) { event.preventDefault(); ask(link); }
});

// The expert's card is chosen once; whatever is chosen afterwards stays.
let seen;
function choose() {
  for (const link of root.querySelectorAll("a[data-hint][aria-busy]")) link.removeAttribute("aria-busy");
  const hint = document.getElementById("hint");
  if (!hint) { seen = undefined; return; }
  if (hint.dataset.decision === seen) return;
  seen = hint.dataset.decision;
  const pick = [...root.querySelectorAll("input.pick:not([data-barred])")].find((one) => one.value === hint.dataset.choose);
  if (pick && !pick.checked) {
    pick.checked = true;
    pick.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const spoken = document.getElementById("announce");
  if (spoken) spoken.textContent = hint.dataset.spoken;
}
document.addEventListener("shown", choose);
choose();
