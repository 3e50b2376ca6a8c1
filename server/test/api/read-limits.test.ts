import { describe, expect, it } from "vitest";
import { readSettings } from "../../src/settings.js";
import type { Storefront } from "../../src/ssr/storefront.js";
import { useShop } from "../harness/shop.js";

const LIMIT = 12;

const storefront: Storefront = {
  files: (request, response, next) => (request.path === "/file.txt" ? void response.send("a file") : next()),
  render: async () => ({ body: "a page", status: 200, isPrivate: false }),
  inlineScripts: [],
  renderLayers: async () => undefined,
  renderDrawing: async () => "",
  renderPdf: async () => Buffer.from(""),
  sitemapRoutes: async () => ({ publicPages: [], hiddenPaths: [] }),
  canonicalUrl: async (url) => url,
  close: async () => {},
};
const settings = { rateLimits: { ...readSettings({}).rateLimits, "ip-reads": LIMIT }, trustProxy: 1 };
const shop = useShop({ storefront, settings: { ...settings, responseCache: true } });
const shopWithoutCache = useShop({ storefront, settings, beside: shop });

let clients = 0;
/** A visitor with its own IP, named by a proxy in front. */
function client(of = shop) {
  const headers = { "x-forwarded-for": `203.0.113.${(clients += 1)}` };
  return (path: string, query?: string) =>
    fetch(of().url + path, {
      headers: { ...headers, "content-type": "application/json" },
      ...(query !== undefined && { method: "POST", body: JSON.stringify({ query }) }),
    });
}
type Ask = ReturnType<typeof client>;

/** Each read is different, so that no response comes from the cache; a file is always the same, so its shop has none. */
const DOORS: [string, (ask: Ask, time: number) => Promise<Response>, typeof shop?][] = [
  ["a page", (ask, time) => ask(`/products?page=${time}`)],
  ["the sitemap", (ask) => ask("/sitemap.xml"), shopWithoutCache],
  ["the product feed", (ask) => ask("/feeds/google.xml"), shopWithoutCache],
  ["a REST read", (ask, time) => ask(`/api/search?q=roller${time}`)],
  ["a REST read of one visitor", (ask) => ask("/api/cart")],
  ["a query", (ask, time) => ask("/graphql", `query Q${time} { categories { id } }`)],
  ["a query of one visitor", (ask) => ask("/graphql", "{ cart { count } }")],
];

describe("reads from one IP", () => {
  it.concurrent.each(DOORS)("are refused above the limit: %s", async (_door, read, of = shop) => {
    const ask = client(of);
    for (let time = 1; time <= LIMIT; time += 1) expect((await read(ask, time)).status).toBe(200);
    const askedAt = performance.now();
    const refusal = await read(ask, LIMIT + 1);
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refusal.text()).toContain("a little too often");
    expect(performance.now() - askedAt).toBeGreaterThan(990); // a refusal is delayed, so that immediate retries are no flood
    expect((await read(client(of), LIMIT + 2)).status).toBe(200);
  });

  it("don't count cached responses, files and health checks", async () => {
    const ask = client();
    for (const path of ["/about", "/api/categories/blinds", "/file.txt", "/healthz"])
      for (let time = 1; time <= LIMIT * 2; time += 1) expect([path, (await ask(path)).status]).toEqual([path, 200]);
  });

  it("don't count writes, which have their own limits", async () => {
    const ask = client();
    for (let time = 1; time <= LIMIT * 2; time += 1)
      expect((await ask("/graphql", "mutation { clearCart { cart { count } } }")).status).toBe(200);
  });
});
