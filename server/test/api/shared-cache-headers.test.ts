import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ENDPOINTS } from "../../src/composition/domains/endpoints.js";
import { aCartWith } from "../builders/cart.js";
import { clientPages } from "../harness/client-pages.js";
import { useShop, type TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const pages = clientPages();
afterAll(() => pages.close());
const shared = useShop({ storefront: pages, settings: { responseCache: true, sharedCache: 60 } });
const alone = useShop({ storefront: pages, settings: { responseCache: true }, beside: shared });

const OF_CONTROL = ["surrogate-control", "cdn-cache-control"];
const OF_KEYS = ["surrogate-key", "cache-tag"];
const found = ({ headers }: Response, names: readonly string[]) => names.filter((name) => headers.has(name));

const FILE = path.resolve(import.meta.dirname, "../../documents/storefront.json");
const DOCUMENTS = Object.keys(JSON.parse(readFileSync(FILE, "utf8")) as Record<string, string>);
const byDocument = (id: string, variables = "{}") =>
  `/graphql?${new URLSearchParams({ documentId: id, variables }).toString()}`;
/** An operation that registered documents don't say the name of. */
const byQuery = (query: string) => `/graphql?${new URLSearchParams({ query }).toString()}`;

/** What everybody gets, with a key that it must have. */
const PUBLIC: [address: string, key: string][] = [
  ["/", "products"],
  ["/products", "products"],
  ["/products/roller-blinds", "product:roller-blinds"],
  ["/category/blinds", "products:blinds"],
  ["/reviews", "reviews"],
  ["/about", "catalogue"],
  ["/api/products", "products"],
  ["/api/products?category=shutters&limit=3", "products"],
  ["/api/products/roller-blinds", "product:roller-blinds"],
  ["/api/products/1/reviews", "product:roller-blinds"],
  ["/api/search?q=blackout", "products"],
  ["/api/categories/blinds", "category:blinds"],
  ["/sitemap.xml", "any-change"],
  ["/feeds/google.xml", "any-change"],
  ["/robots.txt", "catalogue"],
  ["/site.webmanifest", "catalogue"],
  [byQuery('{ product(slug: "awnings") { name } }'), "product:awnings"],
  [byQuery("{ reviews { totalCount } }"), "reviews"],
];

const get = (address: string, of: () => TestShop = shared) =>
  of().visitor().send("GET", address, undefined, { "apollo-require-preflight": "yes" });

describe.each(PUBLIC)("GET %s", (address, key) => {
  it("may be kept by shared caches until its keys are purged", { timeout: 60_000 }, async () => {
    // A process that has just heard of a change, or knows of none yet, lets nobody keep what it sends.
    await vi.waitFor(
      async () => {
        const { headers, status } = await get(address);
        expect(status).toBe(200);
        const control = "max-age=60, stale-while-revalidate=10, stale-if-error=21600";
        expect(OF_CONTROL.map((name) => headers.get(name))).toEqual([control, control]);
        expect(headers.get("surrogate-key")?.split(" ")).toEqual(expect.arrayContaining(["catalogue", key]));
        expect(headers.get("cache-tag")).toBe(headers.get("surrogate-key")?.replaceAll(" ", ","));
        expect(headers.getSetCookie()).toEqual([]);
      },
      { timeout: 30_000 },
    );
  });

  it("tells browsers what it tells them without a shared cache, where it says nothing to shared caches", async () => {
    const [with_, without] = [await get(address), await get(address, alone)];
    expect(with_.headers.get("cache-control")).toBe(without.headers.get("cache-control"));
    expect(found(without, OF_CONTROL)).toEqual([]);
    // Operations name their keys as ever.
    expect(found(without, OF_KEYS)).toEqual(address.startsWith("/graphql") ? OF_KEYS : []);
  });
});

describe("what is private, or no answer for everybody, says nothing to shared caches:", () => {
  let visitor: TestVisitor;
  let addresses: string[];
  beforeAll(async () => {
    visitor = shared().visitor();
    await aCartWith(visitor);
    const patterns = await pages.patterns();
    const example = (address: string) =>
      address
        .replaceAll(/\{\w+\}/g, "1")
        .replaceAll(/\/:(\w+)\??/g, "/x")
        .replace("*", "x");
    addresses = [
      ...ENDPOINTS.filter(({ method }) => method === "GET").map(({ path: below }) => `/api${example(below)}`),
      ...patterns.map(example),
      ...DOCUMENTS.map((id) => byDocument(id)),
      ...["/admin", "/admin/graphql?query={__typename}", "/admin/orders.csv", "/admin/product-previews/1"],
      ...[
        "/orders/MBC-0000-0000.pdf",
        "/quotes/MBQ-0000-0000.pdf",
        "/windows/measuring-sheet.pdf",
        "/windows-worker.js",
      ],
      ...["/healthz", "/readyz", "/graphql", "/sandbox", "/schema.graphql", "/api/docs", "/nothing", "/nothing.png"],
      ...[
        "/api/products/nothing",
        "/social/products/nothing.jpg",
        "/images/nothing.avif",
        "/measuring-sheet.pdf?product=x",
      ],
      byQuery("{ cart { count } }"),
      byQuery("{ shop { name } cart { count } }"),
      byQuery("{ products(first: -1) { nodes { id } } }"),
    ];
  });

  /** Of each address, how it is answered to a visitor with a cart. */
  const answers = async () => {
    const all = [];
    for (const address of addresses) {
      const answer = await visitor.send("GET", address, undefined, { "apollo-require-preflight": "yes" });
      await answer.arrayBuffer();
      all.push({ address, answer });
    }
    return all;
  };
  const isPrivate = ({ status, headers }: Response) =>
    status !== 200 || headers.getSetCookie().length > 0 || /private|no-store/.test(headers.get("cache-control") ?? "");

  it("every route", { timeout: 120_000 }, async () => {
    const all = await answers();
    const those = all.filter(({ answer }) => isPrivate(answer));
    expect(those.length).toBeGreaterThan(40);
    expect(those.filter(({ answer }) => found(answer, [...OF_CONTROL, ...OF_KEYS]).length > 0)).toEqual([]);
    // The other way round: who has the headers is no route of the visitor's own.
    const told = all.filter(({ answer }) => found(answer, OF_CONTROL).length > 0).map(({ address }) => address);
    expect(
      told.filter((address) => /^\/(?:admin|cart|account|checkout|orders|quotes|windows)\b/.test(address)),
    ).toEqual([]);
  });

  it("changes and reads by POST", async () => {
    const answer = await visitor.send("POST", "/graphql", JSON.stringify({ query: "{ shop { name } }" }));
    expect(found(answer, [...OF_CONTROL, ...OF_KEYS])).toEqual([]);
  });
});
