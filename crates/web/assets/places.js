// Tabs beside the board (on phones, sheets): keys, closing, and the number of unread messages.

const tab = (name) => document.getElementById(`tab-${name}`);
const narrow = matchMedia("(max-width: 60rem)");
const side = () => document.querySelector(".side");

function show(name) {
  const input = tab(name);
  if (!input || input.checked) return;
  input.checked = true;
  shown();
}

/** Logs are read from their end. */
function shown() {
  for (const log of side()?.querySelectorAll(".log, .chat") ?? []) log.scrollTop = log.scrollHeight;
  count();
}

// --- Unread messages ---------------------------------------------------------

const spoken = () => Number(document.querySelector(".chat")?.dataset.spoken ?? 0);
let seen = spoken();
function count() {
  const label = tab("chat")?.parentElement;
  if (!label) return;
  if (tab("chat").checked) seen = spoken();
  const unread = Math.max(0, spoken() - seen);
  let badge = label.querySelector(".badge");
  if (unread && !badge) {
    badge = document.createElement("b");
    badge.className = "badge";
    label.append(badge);
  }
  if (!unread) badge?.remove();
  else if (badge.textContent !== String(unread)) badge.textContent = unread;
}
// A new message is read at the end.
let last = spoken();
document.addEventListener("shown", () => {
  const chat = document.querySelector(".chat");
  if (chat && spoken() !== last) chat.scrollTop = chat.scrollHeight;
  last = spoken();
});
const page = document.getElementById("live") ?? document.getElementById("replay");
if (page) new MutationObserver(count).observe(page, { childList: true, subtree: true });

// --- The whole log -------------------------------------------------------------
// An update has the latest lines. The page keeps the earlier ones (see live.js), and fetches what came before it was opened.

function showEarlier() {
  const link = document.querySelector("#earlier-lines a");
  const first = document.querySelector(".log .lines > li");
  if (!link || !first) return;
  const before = String(parseInt(first.id.slice(1)));
  link.parentElement.hidden = before === "0";
  link.href = link.href.replace(/before=\d+/, `before=${before}`);
}
async function fetchEarlier(link) {
  const log = link.closest(".log");
  try {
    const page = new DOMParser().parseFromString(await (await fetch(link.href)).text(), "text/html");
    const lines = [...page.querySelectorAll(".lines > li")].filter((line) => !document.getElementById(line.id));
    const rest = log.scrollHeight - log.scrollTop;
    log.querySelector(".lines").prepend(...lines);
    log.scrollTo({ top: log.scrollHeight - rest, behavior: "instant" });
    showEarlier();
    link.parentElement.hidden ||= !lines.length;
  } catch { location.href = link.href; }
}
document.addEventListener("shown", showEarlier);
document.addEventListener("click", (event) => {
  const link = event.target.closest?.(".log .earlier a");
  if (link) { event.preventDefault(); fetchEarlier(link); }
});

// --- Opening and closing -----------------------------------------------------

document.addEventListener("change", (event) => { if (event.target.name === "tab") shown(); });
document.addEventListener("click", (event) => {
  if (narrow.matches && !event.target.closest?.(".side")) show("none");
});
// Before the keys of live.js, which move the focus to what must be visible by then.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input[type=text], textarea, select")) return;
  if (event.key === "r") show("rules");
  else if (event.key === "l") show("log");
  else if (event.key === "Escape" && narrow.matches) show("none");
}, true);

// --- A touch anywhere on the discard pile or on a seat shows all its cards --------

function openSheet(title, cards) {
  let sheet = document.getElementById("seat-sheet");
  if (!sheet) {
    sheet = document.createElement("div");
    sheet.id = "seat-sheet";
    sheet.className = "sheet-in";
    sheet.popover = "auto";
    document.body.append(sheet);
  }
  const heading = document.createElement("h3");
  heading.className = "zone";
  heading.textContent = title;
  const list = document.createElement("ul");
  list.className = "cards";
  for (const card of cards) {
    const copy = card.cloneNode(true);
    for (const one of [copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id");
    for (const one of [copy, ...copy.querySelectorAll("[data-fly]")]) delete one.dataset.fly;
    for (const input of copy.querySelectorAll("input")) {
      const name = document.createElement("span");
      name.className = "unseen";
      name.textContent = input.getAttribute("aria-label");
      input.replaceWith(name);
    }
    list.append(copy);
  }
  sheet.replaceChildren(heading, list);
  sheet.showPopover();
}
document.addEventListener("click", (event) => {
  if (event.target.closest?.("button, a, label, .choosable, [popover]")) return;
  if (event.target.closest?.("#discard")) {
    event.preventDefault();
    document.getElementById("discard-sheet")?.showPopover();
    return;
  }
  const seat = narrow.matches && event.target.closest?.(".fluxx-board .seats .seat");
  const cards = seat ? seat.querySelectorAll(":scope > .cards > .card") : [];
  if (!cards.length) return;
  event.preventDefault();
  openSheet(seat.querySelector(".name").textContent, cards);
});

// --- The menu closes when something else is touched ------------------------------

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
});

// --- Notifications while the page is hidden ---------------------------------------
// The title says whether the player is asked; it is kept up to date even when the stream is closed.

const canNotify = "Notification" in globalThis;
const heading = document.querySelector("title");
let isTold = false;
function offer() {
  const button = document.querySelector("[data-notify]");
  if (button) button.hidden = !canNotify || Notification.permission !== "default";
}
if (canNotify && heading) {
  offer();
  document.addEventListener("shown", offer);
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("[data-notify]")) Notification.requestPermission().then(offer);
  });
  new MutationObserver(() => {
    const asks = document.title.startsWith("●");
    if (asks && !isTold && document.hidden && Notification.permission === "granted") {
      const text = document.getElementById("question-title")?.textContent ?? "";
      const note = new Notification(document.title, { body: text, tag: location.pathname });
      note.onclick = () => { globalThis.focus(); note.close(); };
    }
    isTold = asks;
  }).observe(heading, { childList: true });
}

// --- Sharing a game that is over ------------------------------------------------

document.addEventListener("click", (event) => {
  const share = event.target.closest?.("[data-share]");
  if (!share) return;
  const { share: url, text, copied } = share.dataset;
  if (navigator.share) navigator.share({ title: document.title, text, url }).catch(() => { /* not shared after all */ });
  else navigator.clipboard?.writeText(url).then(() => { share.textContent = copied; });
});
