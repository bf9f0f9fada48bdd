// Shortens texts that are longer than their card to whole lines and an ellipsis. The whole text is one tap or key
// away: the chosen card is shown large. CSS can't do it alone: `-webkit-line-clamp` wants a number of lines, and how
// many there is room for depends on the lines of the name.

const shortened = ".card:not(.large) > .face > .text";

/** How many lines of a text there is room for, or -1 if it fits. */
function room(text) {
  const high = text.clientHeight;
  if (!high || text.scrollHeight <= high + 1) return -1;
  const style = getComputedStyle(text);
  const gaps = .35 * parseFloat(style.fontSize) * (text.children.length - 1);
  return Math.max(0, Math.floor((high - parseFloat(style.paddingTop) - gaps + 1) / parseFloat(style.lineHeight)));
}

export function fit() {
  const texts = [...document.querySelectorAll(shortened)];
  for (const text of texts) text.classList.remove("cut", "none");
  const lines = texts.map(room);
  texts.forEach((text, at) => {
    if (lines[at] < 0) return;
    text.style.setProperty("--lines", lines[at]);
    text.classList.add(lines[at] ? "cut" : "none");
  });
}

let waiting;
addEventListener("resize", () => { cancelAnimationFrame(waiting); waiting = requestAnimationFrame(fit); });
document.fonts?.addEventListener("loadingdone", fit);
fit();
