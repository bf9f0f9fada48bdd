// Cards on paper: the PDF is rendered to pictures, and the pictures are looked at.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, games, test } from "./table.mjs";

const pdfjs = join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "build");
const papers = { A4: [210, 297], Letter: [215.9, 279.4] };
const [wide, high] = [63, 88];
/** Dots of a picture for each millimeter. */
const scale = 3;

/** Renders pages of a PDF in the browser: their number, and the size and the gray values of some. */
async function pictures(browser, pdf, wanted) {
  const page = await browser.newPage();
  await page.route("http://pdf.test/**", (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === "") return route.fulfill({ contentType: "text/html", body: "<!doctype html>" });
    return route.fulfill({ contentType: "text/javascript", body: readFileSync(join(pdfjs, name), "utf8") });
  });
  await page.goto("http://pdf.test/");
  const made = await page.evaluate(async ({ data, wanted, scale }) => {
    const library = await import("http://pdf.test/pdf.mjs");
    library.GlobalWorkerOptions.workerSrc = "http://pdf.test/pdf.worker.mjs";
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const whole = await library.getDocument({ data: bytes }).promise;
    const pages = [];
    for (const number of wanted) {
      const sheet = await whole.getPage(number);
      const viewport = sheet.getViewport({ scale: scale * 25.4 / 72 });
      const canvas = Object.assign(document.createElement("canvas"), { width: Math.round(viewport.width), height: Math.round(viewport.height) });
      const context = canvas.getContext("2d");
      await sheet.render({ canvasContext: context, viewport }).promise;
      const { data: dots } = context.getImageData(0, 0, canvas.width, canvas.height);
      const gray = new Uint8Array(canvas.width * canvas.height);
      for (let at = 0; at < gray.length; at += 1) gray[at] = (dots[4 * at] + dots[4 * at + 1] + dots[4 * at + 2]) / 3;
      let text = "";
      for (let at = 0; at < gray.length; at += 8192) text += String.fromCharCode(...gray.subarray(at, at + 8192));
      pages.push({ width: canvas.width, height: canvas.height, gray: btoa(text) });
    }
    return { count: whole.numPages, pages };
  }, { data: pdf.toString("base64"), wanted, scale });
  await page.close();
  return { count: made.count, pages: made.pages.map((one) => ({ ...one, gray: Buffer.from(one.gray, "base64") })) };
}

/** The share of dots that are not white in a rectangle given in millimeters. */
function inked({ width, height, gray }, left, top, right, bottom) {
  let [dark, all] = [0, 0];
  for (let y = Math.max(0, Math.round(top * scale)); y < Math.min(height, Math.round(bottom * scale)); y += 1) {
    for (let x = Math.max(0, Math.round(left * scale)); x < Math.min(width, Math.round(right * scale)); x += 1) {
      all += 1;
      if (gray[y * width + x] < 253) dark += 1;
    }
  }
  return dark / all;
}

/** Checks that cards fill their places of a sheet, and that nothing but cut marks lies beside them. */
function check(picture, paper, cards, where) {
  const [x0, y0] = [(papers[paper][0] - 3 * wide) / 2, (papers[paper][1] - 3 * high) / 2];
  expect([picture.width / scale, picture.height / scale].map(Math.round), where).toEqual(papers[paper].map(Math.round));
  for (let place = 0; place < 9; place += 1) {
    const [left, top] = [x0 + place % 3 * wide, y0 + Math.floor(place / 3) * high];
    const art = inked(picture, left + 8, top + 6, left + wide - 8, top + 24);
    const [atLeft, atRight] = [inked(picture, left + .4, top + 2, left + 2.5, top + high - 2), inked(picture, left + wide - 2.5, top + 2, left + wide - .4, top + high - 2)];
    const what = `${where}, place ${place}: ${[art, atLeft, atRight].map((share) => share.toFixed(2))}`;
    if (place < cards) {
      // The picture of a card is colored and its margins are of paper, so every card has the same size and place.
      expect(art, what).toBeGreaterThan(.9);
      expect([atLeft, atRight].every((share) => share > .9), what).toBe(true);
    } else {
      expect(art, what).toBe(0);
    }
  }
  const [right, bottom] = [x0 + 3 * wide, y0 + 3 * high];
  // Cut marks: thin lines at the ends of every row and column, and nothing else.
  for (const column of [0, 1, 2, 3]) {
    for (const [from, to] of [[y0 - 4, y0 - 1], [bottom + 1, bottom + 4]]) {
      const at = x0 + column * wide;
      expect(inked(picture, at - .7, from, at + .7, to), `${where}, mark ${column}`).toBeGreaterThan(.1);
    }
  }
  for (const row of [0, 1, 2, 3]) {
    for (const [from, to] of [[x0 - 4, x0 - 1], [right + 1, right + 4]]) {
      const at = y0 + row * high;
      expect(inked(picture, from, at - .7, to, at + .7), `${where}, mark ${row}`).toBeGreaterThan(.1);
    }
  }
  for (const [left, top, to, down] of [[0, 0, papers[paper][0], y0 - 6], [0, bottom + 6, papers[paper][0], papers[paper][1]], [0, 0, x0 - 6, papers[paper][1]], [right + 6, 0, papers[paper][0], papers[paper][1]]]) {
    if (to - left > 1 && down - top > 1) expect(inked(picture, left, top, to, down), `${where}, margins`).toBe(0);
  }
}

for (const deck of games) {
  test(`${deck} is printed nine cards a page, on A4 and on Letter`, async ({ browser, page, server }) => {
    const editions = await (await page.request.get(`${server.url}/api/editions`)).json();
    const all = editions.find((edition) => edition.id === deck)?.cards ?? 54;
    // The sheets are made in the same way for all of them.
    for (const paper of ["star", "stella-quest"].includes(deck) ? Object.keys(papers) : ["A4"]) {
      await page.goto(`${server.url}/decks/${deck}/print`, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready);
      const cards = await page.locator(".sheet-cards .card").count();
      expect(cards).toBe(all);
      const pdf = await page.pdf({ format: paper, preferCSSPageSize: false, printBackground: true });
      const pages = Math.ceil(cards / 9);
      const { count, pages: [first, last] } = await pictures(browser, pdf, [1, pages]);
      expect(count).toBe(pages);
      check(first, paper, 9, `${deck}, ${paper}`);
      check(last, paper, (cards - 1) % 9 + 1, `${deck}, ${paper}, the last page`);
    }
  });
}

test("a sheet of backs follows every sheet, turned over", async ({ browser, page, server }) => {
  await page.goto(`${server.url}/decks/stella-quest/print?backs=yes`, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  const { count, pages } = await pictures(browser, await page.pdf({ format: "A4", printBackground: true }), [1, 2]);
  expect(count).toBe(12);
  check(pages[0], "A4", 9, "fronts");
  const classes = await page.locator(".sheet").nth(1).locator(".card").evaluateAll((cards) => cards.map((card) => card.className.split(" ").at(-1)));
  const fronts = await page.locator(".sheet").nth(0).locator(".card").evaluateAll((cards) => cards.map((card) => card.className.match(/red|yellow|green|blue|rest/)[0]));
  expect(classes).toEqual([2, 1, 0, 5, 4, 3, 8, 7, 6].map((place) => fronts[place]));
});

for (const language of ["en", "ru", "pl", "it"]) {
  test(`no printed text is cut, ${language}`, async ({ browser, server }) => {
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    for (const deck of games) {
      await page.goto(`${server.url}/decks/${deck}/print`, { waitUntil: "load" });
      await page.emulateMedia({ media: "print" });
      await page.evaluate(() => document.fonts.ready);
      const cut = await page.locator(".sheet-cards .face").evaluateAll((faces) => faces
        .filter((face) => face.scrollHeight > face.clientHeight + 1 || face.scrollWidth > face.clientWidth + 1)
        .map((face) => `${face.innerText} (${face.scrollHeight} > ${face.clientHeight}, ${face.scrollWidth} > ${face.clientWidth})`));
      expect(cut, `${deck} in ${language}`).toEqual([]);
    }
    await context.close();
  });
}
