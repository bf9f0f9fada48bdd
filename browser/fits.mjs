// Finds text that does not fit: broken words, text that is cut off, a page that scrolls sideways.

/** Runs in the page. Returns a line for each finding. */
export function misfits() {
  const found = new Set();
  const root = document.documentElement;
  const scrolls = (value) => value === "auto" || value === "scroll";
  const place = (element) => {
    const names = [];
    for (let at = element; at && at !== document.body && names.length < 4; at = at.parentElement) {
      names.unshift(at.localName + (at.id ? `#${at.id}` : "") + [...at.classList].map((name) => `.${name}`).join(""));
    }
    return names.join(" ");
  };
  const report = (what, element, text) => found.add(`${what}: "${text.trim().slice(0, 60)}" in ${place(element)}`);

  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const edges = new Map();
  const edgeOf = (element) => {
    if (!edges.has(element)) edges.set(element, element.getBoundingClientRect());
    return edges.get(element);
  };
  // Text for screen readers only is clipped on purpose, and a closed dialog or fold has no boxes.
  const hidden = new Map([[null, false]]);
  const unseen = (element) => {
    if (!hidden.has(element)) hidden.set(element, style(element).clipPath !== "none" || style(element).visibility === "hidden" || style(element).opacity === "0" || unseen(element.parentElement));
    return hidden.get(element);
  };
  const range = document.createRange();
  const boxes = (node, from, to) => { range.setStart(node, from); range.setEnd(node, to); return [...range.getClientRects()].filter((box) => box.width > 0); };

  /** Where a word of a text node continues on the next line without a hyphen. */
  const broken = (node, from, to) => {
    const rows = boxes(node, from, to);
    if (rows.length < 2 || rows.every((box) => Math.abs(box.top - rows[0].top) < box.height / 2)) return false;
    let last = null;
    for (let at = from; at < to; at += 1) {
      // The hyphen at the end of a line counts as a part of the letter after it.
      const box = boxes(node, at, at + 1).at(-1);
      if (!box) continue;
      if (last && box.top - last.box.top > box.height / 2 && !/[\u00ad\u200b\-‐–—/…«»“”„"(]/.test(node.data.slice(last.at, at))) return true;
      last = { box, at };
    }
    return false;
  };
  /** What hides a part of this box, if anything. */
  const cut = (element, box) => {
    let { left, right, top, bottom } = box;
    for (let at = element; at && at !== root; at = at.parentElement) {
      const { overflowX, overflowY, position, display } = style(at);
      if (display === "inline" || display === "contents") continue;
      const edge = edgeOf(at);
      const slack = 1.5;
      if (scrolls(overflowY) || scrolls(overflowX)) {
        if (!scrolls(overflowX) && (left < edge.left - slack || right > edge.right + slack)) return at;
        return null;
      }
      if (overflowX !== "visible" && (left < edge.left - slack || right > edge.right + slack)) return at;
      // The boxes of letters are higher than the letters.
      const high = slack + (bottom - top) * .2;
      if (overflowY !== "visible" && (top < edge.top - high || bottom > edge.bottom + high)) return at;
      if (position === "fixed") return null;
    }
    return left < -1.5 || right > root.clientWidth + 1.5 ? root : null;
  };
  /** Text that ends in an ellipsis is fine where the whole text can be opened. */
  const opens = (element, hides) => {
    if (element.closest("[aria-hidden=true].last")) return true;
    const shortened = style(hides).webkitLineClamp !== "none" || style(hides).textOverflow === "ellipsis";
    return shortened && Boolean(element.closest(".card")?.querySelector(":scope > input.pick"));
  };
  /** The box that a text must not leave. */
  const frame = "#reader, .face, .button, .badge, .tag, .step, .seat, .panel, .prompt, .sheet-in, .menu-in, .side, .mat, .trick .place, .game, select";

  /** That box, unless the text can be scrolled into sight inside it. */
  const within = (element) => {
    for (let at = element; at && !at.matches(frame); at = at.parentElement) if (scrolls(style(at).overflowX)) return null;
    return element.closest(frame);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("script, style, noscript, option, svg, #fly, .link, code, .plus") || !parent.getClientRects().length || unseen(parent)) continue;
    const all = boxes(node, 0, node.length);
    const oneLine = all.every((box) => Math.abs(box.top - all[0].top) < box.height / 2);
    for (const word of oneLine ? [] : node.data.matchAll(/[^\s\u00a0]+/g)) {
      if (broken(node, word.index, word.index + word[0].length)) report("broken", parent, word[0]);
    }
    const framed = within(parent);
    const around = framed && edgeOf(framed);
    for (const box of all) {
      const hides = cut(parent, box);
      if (hides && !opens(parent, hides)) { report(hides === root ? "outside" : "cut", parent, node.data); break; }
      if (around && !hides && (box.left < around.left - 1.5 || box.right > around.right + 1.5)) { report("sticks out", parent, node.data); break; }
    }
  }
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll("*:not(svg *)")].filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1).map(place);
    found.add(`sideways: ${root.scrollWidth} > ${root.clientWidth}: ${wide.slice(0, 4).join(" | ")}`);
  }
  return [...found];
}

/** Cards lie straight and still while they are measured. */
export const still = "*, *::before, *::after { rotate: none !important; animation: none !important; transition: none !important; }";

/** Runs in the page of a deck: lays out every card in every place of a table. */
export function layOut() {
  const cards = [...document.querySelectorAll(".deck-list .card")];
  const places = [
    ["<ul class='seats'><li class='seat'><ul class='cards'></ul></li></ul>", "tile"],
    ["<div class='own'><div class='seat you'><ul class='cards'></ul></div></div>", "tile"],
    ["<div class='mat'><section class='in-force'><ul class='cards'></ul></section></div>", "compact"],
    ["<div class='mat'><section class='piles'><div class='pile'><ul class='cards top'></ul></div></section></div>", "compact"],
    ["<div class='prompt'><ul class='cards offered'></ul></div>", "tile"],
    ["<div class='mat'><div class='sheet-in' style='position: static; max-height: none'><ul class='cards'></ul></div></div>", "tile"],
    ["<div class='prompt ending'><div class='trophies'><ul class='cards'></ul></div></div>", "compact"],
    ["<div class='held'><ul class='hand many' style='max-height: none'></ul></div>", "tile"],
    ["<div class='held'><ul class='hand' style='flex-wrap: wrap; gap: 1rem'></ul></div>", "full"],
    ["<div class='prompt'><div id='reader' class='reader' style='position: static; max-height: none'><ul></ul><div class='beside'></div></div></div>", "large"],
  ];
  const board = document.createElement("main");
  board.className = "board fluxx-board";
  for (const [markup, size] of places) {
    const make = () => {
      const place = document.createElement("div");
      place.className = size;
      place.innerHTML = markup;
      board.append(place);
      const lists = place.querySelectorAll("ul");
      return lists[lists.length - 1];
    };
    let list = make();
    cards.forEach((card, index) => {
      // Cards of a seat get smaller the more there are.
      if (size === "tile" && index % 4 === 0 && !list.matches(".many, .offered")) list = make();
      const copy = document.createElement("li");
      copy.className = card.className.replace("large", size);
      copy.innerHTML = "<input class='pick' type='radio' name='move' aria-label='card'>";
      copy.append(card.querySelector(".face").cloneNode(true));
      list.append(copy);
    });
  }
  document.body.className = "at-table";
  document.body.replaceChildren(board);
  dispatchEvent(new Event("resize"));
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(board.querySelectorAll(".card").length))));
}
