import { expect, quickTable, question, test } from "./table.mjs";

test("an idle minute makes exactly one stream request", async ({ context, page, server }) => {
  const streams = [];
  page.on("request", (request) => { if (/\/stream/.test(request.url())) streams.push(request.url()); });
  await page.goto(await quickTable(context, server, "fluxx-4"), { waitUntil: "load" });
  await question(page);
  await page.waitForTimeout(62_000);
  expect(streams).toHaveLength(1);
  await expect(page.locator("#connection")).toBeHidden();
});
