// Guided tables: N and B for next and back, and a pointer after a while without input.

const root = document.querySelector("[data-guided]");
const QUIET = 20_000;
let timer;

function quiet() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const side = root.querySelector(".side.guided");
    if (side) side.dataset.points = "";
  }, QUIET);
}

// A move that was only shown is taken back by itself.
let shown;
function goBack() {
  clearTimeout(shown);
  const back = root.querySelector("form[data-shown]");
  if (back) shown = setTimeout(() => { if (back.isConnected) back.requestSubmit ? back.requestSubmit() : back.click(); }, 3500);
}

// A card that was taken back is no longer chosen. Escape does that.
function takeBack() {
  if (root.querySelector(".card.taken-back > input:checked")) document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
}

if (root) {
  for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, quiet);
  document.addEventListener("shown", () => { quiet(); goBack(); takeBack(); });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input:not(.pick), textarea, select")) return;
    const to = { n: "[data-next]", b: "[data-back]" }[event.key.toLowerCase()];
    // The same buttons are in the side column and in the prompt, and only one of them is shown.
    const found = to && [...root.querySelectorAll(to)].find((one) => one.offsetParent);
    if (found) { event.preventDefault(); found.click(); }
  });
  quiet();
  goBack();
}
