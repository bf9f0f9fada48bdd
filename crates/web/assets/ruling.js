// Rulings: steps are exchanged in place, on their own page and in the panel over a table.

const shown = () => [...document.querySelectorAll("[data-ruling]")].find((one) => one.offsetParent);
let asked = 0;

async function go(link, article) {
  const number = ++asked;
  const focused = document.activeElement;
  const within = article.contains(focused);
  const to = focused?.matches?.("[data-next]") ? "[data-next]" : focused?.matches?.("[data-back]") ? "[data-back]" : "[aria-current]";
  let page;
  try {
    const answer = await fetch(link.href);
    if (!answer.ok) throw new Error(answer.statusText);
    page = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("[data-ruling]");
  } catch { location.href = link.href; return; }
  if (number !== asked || !article.isConnected) return;
  for (const part of ["header", ".ruling-board", ".ruling-ways", "footer"]) {
    article.querySelector(`:scope ${part}`)?.replaceWith(page.querySelector(`:scope ${part}`));
  }
  // The same element stays, so that screen readers are told what changed in it.
  article.querySelector(".ruling-says").replaceChildren(...page.querySelector(".ruling-says").childNodes);
  if (within) (article.querySelector(`.ruling-ways ${to}`) ?? article.querySelector(".ruling-ways [aria-current]")).focus({ preventScroll: true });
  if (article.closest("main")) history.replaceState(null, "", link.href);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("[data-ruling] [data-step]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link, link.closest("[data-ruling]"));
});
document.addEventListener("keydown", (event) => {
  const article = shown();
  if (!article || event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input, textarea, select")) return;
  const to = { n: "[data-next]", arrowright: "[data-next]", b: "[data-back]", arrowleft: "[data-back]" }[event.key.toLowerCase()];
  if (!to) return;
  // The table under the panel has keys of its own.
  event.preventDefault();
  event.stopPropagation();
  const link = article.querySelector(`.ruling-ways ${to}`);
  if (link) go(link, article);
}, true);
