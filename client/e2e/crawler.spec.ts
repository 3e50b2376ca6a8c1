import type { Page } from "@playwright/test";
import { expect, test } from "./shop";

const ELSEWHERE = /^(https:\/\/wa\.me\/|https?:\/\/(?!localhost|127\.0\.0\.1)|tel:|mailto:)/;

type Found = { links: string[]; ids: string[]; hasContent: boolean };

test("every link of the shop leads to a page with content", async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const dead: string[] = [];
  const missingTargets: string[] = [];
  const pages = new Map<string, Found>();
  const fragments: { from: string; address: string; id: string }[] = [];
  const queue = [{ from: "", address: "/" }];
  const seen = new Set(["/"]);

  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { from, address } = next;
    const answer = await page.request.get(address);
    if (!answer.ok()) {
      dead.push(`${from} → ${address}: ${answer.status()}`);
      continue;
    }
    const isDocument = answer.headers()["content-type"]?.startsWith("text/html") ?? false;
    if (!isDocument) continue;
    const found = await read(page, await answer.text());
    pages.set(address, found);
    if (!found.hasContent) dead.push(`${from} → ${address}: nothing on it`);
    for (const href of found.links) {
      if (ELSEWHERE.test(href)) continue;
      const target = new URL(href, new URL(address, baseURL));
      const path = target.pathname + target.search;
      if (target.hash !== "")
        fragments.push({ from: address, address: path, id: decodeURIComponent(target.hash.slice(1)) });
      if (seen.has(path)) continue;
      seen.add(path);
      queue.push({ from: address, address: path });
    }
  }

  for (const { from, address, id } of fragments)
    if (pages.get(address)?.ids.includes(id) === false) missingTargets.push(`${from} → ${address}#${id}`);
  expect(dead).toEqual([]);
  expect(missingTargets, "links to a part of a page that is not there").toEqual([]);
  const listed = [...pages.keys()].filter((address) => /^\/products\/[^?]+$/.test(address));
  expect(listed.length, "products that a link leads to").toBe(await countProducts(page));
});

async function countProducts(page: Page): Promise<number> {
  const answer = await page.request.post("/graphql", { data: { query: "{ products(first: 1) { totalCount } }" } });
  const { data } = (await answer.json()) as { data: { products: { totalCount: number } } };
  return data.products.totalCount;
}

/** Parsed by the browser, without running the page. */
function read(page: Page, html: string): Promise<Found> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "text/html");
    const main = parsed.querySelector("main");
    return {
      links: [...parsed.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? ""),
      ids: [...parsed.querySelectorAll("[id]")].map(({ id }) => id),
      // Private pages contain only their heading; the browser loads the rest.
      hasContent: parsed.title !== "" && (main?.querySelector("h1")?.textContent ?? "").trim() !== "",
    };
  }, html);
}
