import http from "node:http";
import { availableParallelism } from "node:os";
import { parse } from "graphql";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { Storefront } from "../../src/ssr/storefront.js";
import { byHand, setPrice } from "../builders/catalogue-change.js";
import { openDatabaseProxy, type DatabaseProxy } from "../harness/database-proxy.js";
import { useShop, type TestShop } from "../harness/shop.js";

const QUERY = parse(`query ($slug: String!) { product(slug: $slug) { name basePricePence } cart { count } }`);

/** URLs of the rendered pages. */
const renderedUrls: string[] = [];

/** Pages below /held wait for this promise. */
const held = Promise.withResolvers<void>();

/** A storefront that shows one product, or fails on request. */
const storefront: Storefront = {
  files: (_request, _response, next) => next(),
  inlineScripts: ["alert(1)"],
  render: async (url, execute) => {
    renderedUrls.push(url);
    if (url.startsWith("/held")) await held.promise;
    if (url.startsWith("/broken")) throw new Error("secret detail");
    const slug = url.replace(/\?.*$/, "").slice(url.lastIndexOf("/") + 1);
    const { data, errors } = await execute({ query: QUERY, variables: { slug } });
    if (errors) throw new Error(errors[0]?.message);
    const product = data?.["product"] as { name: string } | null;
    return {
      body: `<main>${product?.name ?? "404 Page Not Found"}</main><script>${JSON.stringify(data)}</script>`,
      status: product ? 200 : 404,
      isPrivate: url.startsWith("/private"),
    };
  },
  renderLayers: async () => undefined,
  renderDrawing: async () => "",
  renderPdf: async () => Buffer.from(""),
  sitemapRoutes: async () => ({ publicPages: [], hiddenPaths: [] }),
  canonicalUrl: async (url) => url.replace(/[?&]utm_\w+=\w+/g, ""),
  close: async () => {},
};

const shop = useShop({ storefront });
const keepingShop = useShop({ storefront, settings: { responseCache: true } });
const workshop = useShop({ storefront, settings: { responseCache: true, dev: true } });

const get = (path: string, of = shop, headers: Record<string, string> = {}) =>
  fetch(of().url + path, { redirect: "manual", headers });

/** A conditional request; `fetch` would add `cache-control: no-cache`. */
const statusFor = (path: string, etag: string, of = shop) =>
  new Promise<number | undefined>((resolve, reject) => {
    http
      .get(of().url + path, { headers: { "if-none-match": etag } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on("error", reject);
  });

describe("a page", () => {
  it("is complete, free of personal data, and answers 304 while unchanged", async () => {
    const response = await get("/x/roller-blinds");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(
      `<main>Roller Blinds</main><script>{"product":{"name":"Roller Blinds","basePricePence":5000},"cart":{"count":0}}</script>`,
    );
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(await statusFor("/x/roller-blinds", response.headers.get("etag") ?? "")).toBe(304);
  });

  it("answers 404 for missing content", async () => {
    const response = await get("/x/none");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("404 Page Not Found");
  });

  it("is not stored by caches when it is private", async () => {
    expect((await get("/private/roller-blinds")).headers.get("cache-control")).toBe("no-store");
  });

  it("shows a plain message and a reference number when it fails, without the cause", async () => {
    const response = await get("/broken");
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).toContain(response.headers.get("x-request-id"));
    expect(text).toContain("020 7946 0123");
    expect(text).not.toContain("secret detail");
    expect(shop().log.filter(({ msg }) => msg === "page failed")).toHaveLength(1);
  });

  it("is not rendered for a missing file", async () => {
    const response = await get("/assets/none.js");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/plain");
  });

  it("has one URL: /product/{slug} redirects to /products/{slug}", async () => {
    const response = await get("/product/roller-blinds");
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/products/roller-blinds");
  });
});

describe("a page that was requested before", () => {
  /** How often `times` requests of a page render it. */
  async function renderingsOf(path: string, of: () => TestShop, times = 3): Promise<number> {
    const before = renderedUrls.length;
    for (let time = 0; time < times; time += 1) await (await get(path, of)).text();
    return renderedUrls.length - before;
  }

  /** Repeats the request until the page comes from the cache: on a slow machine the server may be unsure of the version for a moment. */
  const becomesFree = (path: string) =>
    vi.waitFor(async () => expect(await renderingsOf(path, keepingShop, 1)).toBe(0), { timeout: 20_000, interval: 5 });

  it("comes from the cache, byte for byte", async () => {
    const texts: string[] = [];
    const before = renderedUrls.length;
    for (const encoding of ["br", "br", "gzip", "identity"])
      texts.push(await (await get("/x/roman-blinds", keepingShop, { "accept-encoding": encoding })).text());
    expect(renderedUrls.length - before).toBe(1);
    expect(new Set(texts).size).toBe(1);
    const { headers } = await get("/x/roman-blinds", keepingShop);
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("content-security-policy")).toContain(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
    );
    expect(await statusFor("/x/roman-blinds", headers.get("etag") ?? "", keepingShop)).toBe(304);
    const head = await fetch(`${keepingShop().url}/x/roman-blinds`, { method: "HEAD" });
    expect(head.headers.get("etag")).toBe(headers.get("etag"));
  });

  it("is rendered for each query string", async () => {
    expect(await renderingsOf("/x/roman-blinds?color=White", keepingShop)).toBe(1);
    expect(await renderingsOf("/x/roman-blinds?color=Beige", keepingShop)).toBe(1);
  });

  it("is not rendered again for unknown parameters and does not see them", async () => {
    await becomesFree("/x/wooden-blinds");
    await becomesFree("/x/wooden-blinds?utm_source=spring");
    const asked = renderedUrls.filter((url) => url.includes("wooden-blinds"));
    expect(new Set(asked)).toEqual(new Set(["/x/wooden-blinds"]));
  });

  it("is rendered again after the catalogue changed", async () => {
    await get("/x/venetian-blinds", keepingShop);
    await setPrice(keepingShop(), 9_100, "venetian-blinds");
    await vi.waitFor(
      async () =>
        expect(await (await get("/x/venetian-blinds", keepingShop)).text()).toContain('"basePricePence":9100'),
      { timeout: 1000, interval: 5 },
    );
  });

  it("is rendered once as the shell of a private page, which browsers must not store", async () => {
    await becomesFree("/private/roller-blinds");
    const { headers } = await get("/private/roller-blinds", keepingShop);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("is rendered each time if it answers 404, in development, and without the cache", async () => {
    expect(await renderingsOf("/x/none", keepingShop)).toBe(3);
    expect(await renderingsOf("/x/roller-blinds", workshop)).toBe(3);
    expect(await renderingsOf("/x/roller-blinds", shop)).toBe(3);
  });
});

describe("pages requested in parallel", () => {
  it("are rendered, except those that would wait too long, which get 503 with Retry-After", async () => {
    const urls = Array.from({ length: availableParallelism() + 40 }, (_, page) => `/held/roller-blinds?page=${page}`);
    const asked = urls.map((url) => get(url));
    const refusals = () => shop().log.filter(({ msg }) => msg.startsWith("pages are refused"));
    await vi.waitFor(() => expect(refusals()).toHaveLength(1));
    held.resolve();
    const answers = await Promise.all(asked);
    const [refused] = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(availableParallelism() + 16);
    expect(refused?.headers.get("retry-after")).toBe("2");
    expect(refused?.headers.get("cache-control")).toBe("no-store");
    expect(await refused?.text()).toContain("This page can't be shown at the moment");
  });
});

describe("while the database is down", () => {
  let proxy: DatabaseProxy | undefined;
  const cutOffShop = useShop({
    storefront,
    settings: { responseCache: true },
    through: async (url) => {
      proxy = await openDatabaseProxy(url);
      return proxy.url;
    },
  });
  afterAll(() => proxy?.close());

  it("cached pages are served as stale, others get 503, and afterwards all are fresh at once", async () => {
    expect((await get("/x/roller-blinds", cutOffShop)).status).toBe(200);
    proxy?.cut();
    const stale = await vi.waitFor(async () => {
      const answer = await get("/x/roller-blinds", cutOffShop);
      expect(answer.headers.get("cache-status")).toMatch(/^shop; hit; ttl=-\d+$/);
      return answer;
    });
    expect(stale.status).toBe(200);
    expect(Number(stale.headers.get("age"))).toBeGreaterThanOrEqual(0);
    expect(await stale.text()).toContain("Roller Blinds");

    const missing = await get("/x/roman-blinds", cutOffShop);
    expect(missing.status).toBe(503);
    expect(missing.headers.get("retry-after")).toBe("2");
    expect(missing.headers.get("cache-control")).toBe("no-store");
    const text = await missing.text();
    expect(text).toContain("This page can't be shown at the moment");
    expect(text).toContain(missing.headers.get("x-request-id"));

    await byHand(cutOffShop(), (client) =>
      client.query("UPDATE product SET base_price_pence = 9300 WHERE slug = 'roller-blinds'"),
    );
    proxy?.mend();
    await vi.waitFor(
      async () => {
        const fresh = await get("/x/roller-blinds", cutOffShop);
        expect(fresh.headers.get("cache-status")).toBeNull();
        expect(await fresh.text()).toContain('"basePricePence":9300');
      },
      { timeout: 1000, interval: 5 },
    );
  });
});
