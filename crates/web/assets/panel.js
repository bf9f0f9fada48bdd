// Opens a page, such as the rules or a ruling, in a panel over the table.

const panel = document.getElementById("panel");
const inside = panel.querySelector(".panel-in");

async function load(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const main = page.querySelector("main");
  // Whatever starts something else leaves the game where it is.
  for (const form of main.querySelectorAll("form[data-plain]")) form.target = "_blank";
  inside.replaceChildren(...main.childNodes);
  inside.dataset.from = address;
  panel.setAttribute("aria-label", inside.querySelector("h1")?.textContent ?? page.title);
  const ruling = Boolean(inside.querySelector("[data-ruling]"));
  inside.classList.toggle("prose", !ruling);
  if (ruling) await import("./ruling.js");
}

export async function open(link) {
  try {
    if (inside.dataset.from !== link.href) await load(link.href);
    panel.showModal();
    inside.scrollTop = 0;
  } catch {
    window.open(link.href);
  }
}
