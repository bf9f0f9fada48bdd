// Opens a page, such as the rules, in a panel over the table.

const panel = document.getElementById("panel");
const inside = panel.querySelector(".panel-in");

async function load(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  inside.replaceChildren(...page.querySelector("main").childNodes);
  inside.dataset.from = address;
}

export async function open(link) {
  try {
    if (inside.dataset.from !== link.href) await load(link.href);
    panel.showModal();
  } catch {
    window.open(link.href);
  }
}
