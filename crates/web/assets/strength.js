// The strength meter inside other pages: an element with data-strength has the address of the fragment. It is loaded at
// once, again while games are played, and again when somebody dispatches "strength" on it, such as after a change.
async function load(place) {
  clearTimeout(place.waiting);
  place.asked?.abort();
  place.asked = new AbortController();
  try {
    const answer = await fetch(place.dataset.strength, { headers: { accept: "text/html" }, signal: place.asked.signal });
    if (answer.ok) {
      const text = await answer.text();
      if (text !== place.shown) place.innerHTML = text;
      place.shown = text;
    }
  } catch (error) {
    if (error.name === "AbortError") return;
  }
  if (place.querySelector("[data-running]")) place.waiting = setTimeout(load, document.hidden ? 5000 : 1000, place);
}
for (const place of document.querySelectorAll("[data-strength]")) {
  place.addEventListener("strength", () => load(place));
  load(place);
}
