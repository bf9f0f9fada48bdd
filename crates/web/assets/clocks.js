// Counts down the clocks of seats. The server sends the time left with every change.
const two = (number) => String(number).padStart(2, "0");
function clock(seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  return hours ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const ends = new WeakMap();
function tick() {
  for (const shown of document.querySelectorAll(".ticking[data-left]")) {
    const left = shown.dataset.left;
    let end = ends.get(shown);
    if (end?.left !== left) {
      end = { left, at: performance.now() + Number(left) };
      ends.set(shown, end);
    }
    const text = clock(Math.max(0, Math.ceil((end.at - performance.now()) / 1000)));
    if (shown.textContent !== text) shown.textContent = text;
  }
}
tick();
setInterval(tick, 500);
