import { randomUUID } from "node:crypto";
import { parse } from "graphql";
import { describe, expect, it, vi } from "vitest";
import { printFigures } from "../../src/figures/print-figures.js";
import type { Storefront } from "../../src/ssr/storefront.js";
import { aCartWith } from "../builders/cart.js";
import { aQuoteForm, requestQuote } from "../builders/enquiry.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { useShop, type TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const QUERY = parse("query ($text: String!) { products(filter: { text: $text }) { edges { node { id } } } }");

/** Pages of three routes; that of the search reads its products. */
const storefront: Storefront = {
  files: (_request, _response, next) => next(),
  render: async (url, execute) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const text = searchParams.get("q");
    if (text !== null) await execute({ query: QUERY, variables: { text } });
    const route = pathname.startsWith("/products/") ? "/products/:slug" : pathname;
    return { body: "a page", status: pathname === "/none" ? 404 : 200, isPrivate: pathname === "/cart", route };
  },
  inlineScripts: [],
  renderLayers: async () => undefined,
  renderDrawing: async () => "",
  renderPdf: async () => Buffer.from(""),
  sitemapRoutes: async () => ({ publicPages: [], hiddenPaths: [] }),
  canonicalUrl: async (url) => url.replace(/[?&]utm_\w+=[^&]*/g, ""),
  close: async () => {},
};
const settings = { figures: true, responseCache: true };
const shop = useShop({ storefront, settings });
const otherShop = useShop({ storefront, settings, beside: shop });
const silentShop = useShop({ storefront, settings: { ...settings, figures: false }, beside: shop });

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** A visitor with a browser. */
function aBrowser(of: () => TestShop = shop, headers: Record<string, string> = {}): TestVisitor {
  const visitor = of().visitor();
  visitor.headers = { "user-agent": BROWSER, ...headers };
  return visitor;
}
async function open(visitor: TestVisitor, path: string, headers: Record<string, string> = {}): Promise<void> {
  await (await visitor.send("GET", path, undefined, headers)).text();
}

/** What is stored of a kind. A server writes every few seconds. */
const stored = async (kind: string): Promise<Record<string, number>> => {
  const rows: { name: string; count: number }[] = await shop().database.query(
    "SELECT name, count::int FROM figure WHERE kind = $1",
    [kind],
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};
/** Opens a page of its own name and waits until it is stored, with all that was counted before. */
async function written(name: string, of: () => TestShop = shop): Promise<void> {
  await open(aBrowser(of), `/${name}`);
  await vi.waitFor(async () => expect(await stored("page")).toHaveProperty([`/${name}`]), { timeout: 15_000 });
}
vi.setConfig({ testTimeout: 40_000 });

describe("figures", () => {
  it("count pages by route, also from the cache, but no errors, prefetches and scripts", async () => {
    const browser = aBrowser();
    for (let time = 0; time < 3; time += 1) await open(browser, "/products/roller-blinds?width=30");
    await open(browser, "/products/wooden-blinds");
    await open(browser, "/cart");
    await open(browser, "/none");
    await open(browser, "/products/a", { "sec-purpose": "prefetch" });
    await open(browser, "/products/a", { "sec-fetch-dest": "empty" });
    await (await browser.send("HEAD", "/products/a")).text();
    await written("pages");
    expect(await stored("page")).toEqual({ "/products/:slug": 4, "/cart": 1, "/pages": 1 });
    expect(await stored("event")).toEqual({ "product view": 4 });
  });

  it("count where a visit came from, and its campaign", async () => {
    const browser = aBrowser();
    await open(browser, "/a?utm_campaign=Spring", { referer: "https://www.search.example/?q=jo" });
    await open(browser, "/a?utm_campaign=Spring", { referer: `${shop().url}/b` });
    await written("visits");
    expect(await stored("referrer")).toEqual({ "search.example": 1 });
    expect(await stored("campaign")).toEqual({ spring: 2 });
  });

  it("count searches without a result, in pages and in queries, also from the cache", async () => {
    const browser = aBrowser();
    const ask = (text: string, more = "") =>
      browser.graphql(`query ($text: String!) { products(filter: { text: $text${more} }) { edges { node { id } } } }`, {
        text,
      });
    await ask("Zzyzx");
    await ask("Zzyzx");
    await open(browser, "/search?q=zzyzx");
    await open(browser, "/search?q=zzyzx");
    await browser.graphql(`{ search(query: "qqqqxx") { edges { node { id } } } }`);
    await ask("roller");
    await ask("jo@larch.example");
    await ask("kkkkxx", ", families: [ROLLER]");
    await ask("kx4-7p6"); // the code of a configuration
    await written("searches");
    expect(await stored("empty search")).toEqual({ zzyzx: 4, qqqqxx: 1 });
  });

  it("count views of products in the browser, additions, orders and quotes once", async () => {
    const before = (await stored("event"))["product view"] ?? 0;
    const browser = aBrowser();
    for (let time = 0; time < 2; time += 1)
      await browser.graphql(`query ProductPage { product(slug: "roller-blinds") { name } }`);
    await aCartWith(browser, "roller-blinds");
    const [input, key] = [aCheckout(), randomUUID()];
    for (let time = 0; time < 2; time += 1) expect((await placeOrder(browser, input, key)).errors).toEqual([]);
    const form = { ...aQuoteForm(), idempotencyKey: randomUUID() };
    for (let time = 0; time < 2; time += 1) expect((await requestQuote(browser, form)).errors).toEqual([]);
    await written("purchases");
    expect(await stored("event")).toEqual({ "product view": before + 2, "add to cart": 1, order: 1, quote: 1 });
  });

  it("count nothing of visitors who ask for that, nor of programs", async () => {
    const before = await stored("event");
    for (const [name, value] of [
      ["dnt", "1"],
      ["sec-gpc", "1"],
      ["user-agent", "ExampleBot/1.0"],
    ] as const) {
      const visitor = aBrowser(shop, { [name]: value });
      await open(visitor, "/secret?utm_campaign=secret", { referer: "https://secret.example/" });
      await visitor.graphql(`{ search(query: "secretwords") { edges { node { id } } } }`);
      await aCartWith(visitor, "roller-blinds");
    }
    await open(aBrowser(silentShop), "/secret");
    await written("nothing");
    expect(
      JSON.stringify(await Promise.all(["page", "referrer", "campaign", "empty search"].map(stored))),
    ).not.toContain("secret");
    expect(await stored("event")).toEqual(before);
  });

  it("of several servers add up", async () => {
    await Promise.all([written("both"), written("both", otherShop)]);
    await vi.waitFor(async () => expect(await stored("page")).toMatchObject({ "/both": 2 }), { timeout: 15_000 });
  });
});

describe("npm run figures", () => {
  async function run(...args: string[]): Promise<{ code: number; text: string }> {
    const lines: string[] = [];
    const open = async () => ({ database: shop().database, close: async () => {} });
    const code = await printFigures(args, open, (line) => lines.push(line));
    return { code, text: lines.join("\n") };
  }

  it("prints a day, a week and a month with the days in them", async () => {
    await shop().database.query(
      "INSERT INTO figure (day, kind, name, count) VALUES (current_date - 3, 'page', '/of-three-days-ago', 5)",
    );
    const { code, text } = await run();
    expect(code).toBe(0);
    const [day = "", week = "", month = ""] = text.split(/^(?=The last)/m);
    expect([day, week, month].map((part) => part.split("\n")[0])).toEqual([
      "Today",
      "The last 7 days",
      "The last 30 days",
    ]);
    expect([day, week, month].map((part) => part.includes("/of-three-days-ago"))).toEqual([false, true, true]);
    expect(day).toMatch(/1 {2}orders, 100\.0 % of additions/);
    expect(day).toContain("search.example");
  });

  it.each([["--days", "0"], ["--days", "week"], ["--top", "1000"], ["--unknown"]])(
    "says how to use it: %s %s",
    async (...args) => {
      expect(await run(...args)).toMatchObject({ code: 1, text: expect.stringContaining("npm run figures") });
    },
  );
});
