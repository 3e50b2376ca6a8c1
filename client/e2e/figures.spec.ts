import { CONTENT_FACTS, EVERYWHERE, WORKED_OUT } from "./content-facts";
import { figuresIn, figuresOfTheShop, readPage } from "./figures";
import { expect, test } from "./shop";

test("all amounts, percentages, periods and codes on pages are those of the shop", async ({ page, request }) => {
  test.setTimeout(180_000);
  const held = await figuresOfTheShop(request);
  for (const figure of EVERYWHERE) held.add(figure);
  const unknown: string[] = [];
  const used = new Set<string>();
  const seen = new Set(["/"]);

  for (const address of seen) {
    const answer = await request.get(address);
    if (!answer.ok() || !answer.headers()["content-type"]?.startsWith("text/html")) continue;
    const { text, links } = await readPage(page, await answer.text());
    const path = address.replace(/\?.*$/, "");
    for (const { figure, words } of figuresIn(text)) {
      const rule = CONTENT_FACTS.find(({ pages, figures }) => pages.test(path) && figures.includes(figure));
      const isWorkedOut = figure.startsWith("£") && WORKED_OUT.test(path);
      if (rule) used.add(`${rule.pages} ${figure}`);
      else if (!held.has(figure) && !isWorkedOut) unknown.push(`${address}: ${figure} in “${words}”`);
    }
    for (const link of links) seen.add(link.replace(/#.*$/, "") || "/");
  }

  expect(unknown).toEqual([]);
  const listed = CONTENT_FACTS.flatMap(({ pages, figures }) => figures.map((figure) => `${pages} ${figure}`));
  expect(
    listed.filter((fact) => !used.has(fact)),
    "listed, but no page says it",
  ).toEqual([]);
});
