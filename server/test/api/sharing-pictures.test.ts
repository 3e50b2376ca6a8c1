import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readSettings } from "../../src/settings.js";
import { setPrice } from "../builders/catalogue-change.js";
import { readPage } from "../builders/read-page.js";
import { clientPages } from "../harness/client-pages.js";
import { useShop } from "../harness/shop.js";

// Pages are rendered from their sources, which is slow beside other test files.
vi.setConfig({ testTimeout: 60_000 });

const ORIGIN = "https://shop.example";
const storefront = clientPages();
const shop = useShop({ storefront, settings: { publicUrl: ORIGIN, responseCache: true } });
const limitedShop = useShop({
  storefront,
  settings: { rateLimits: { ...readSettings({}).rateLimits, "ip-reads": 25 } },
  beside: shop,
});
afterAll(() => storefront.close());

const NAVY = "color=Navy&material=Blackout+Fabric&width=47.2441&height=55.1181";

const get = (path: string, headers: Record<string, string> = {}) => fetch(shop().url + path, { headers });
async function picture(path: string): Promise<Buffer> {
  const response = await get(path);
  expect([path, response.status, response.headers.get("content-type")]).toEqual([path, 200, "image/jpeg"]);
  return Buffer.from(await response.arrayBuffer());
}
const card = (slug: string, query = "") => picture(`/social/products/${slug}.jpg${query && `?${query}`}`);
const headOf = async (path: string) => readPage(await (await get(path)).text());

let slugs: string[] = [];
beforeAll(async () => {
  const { data } = await shop()
    .visitor()
    .graphql<{ products: { edges: { node: { slug: string } }[] } }>(
      `{ products(first: 100) { edges { node { slug } } } }`,
    );
  slugs = data.products.edges.map(({ node }) => node.slug);
});

describe("the sharing picture of a product", () => {
  it("is a JPEG of 1200 x 630 pixels, another one for each product", async () => {
    expect(slugs.length).toBeGreaterThan(50);
    const found = new Set<string>();
    for (const slug of slugs) {
      const bytes = await card(slug);
      const { width, height, format } = await sharp(bytes).metadata();
      expect([slug, format, width, height]).toEqual([slug, "jpeg", 1200, 630]);
      expect(bytes.length).toBeLessThan(200_000);
      found.add(bytes.toString("latin1"));
    }
    expect(found.size).toBe(slugs.length);
  });

  it("is the one that the page names, with its size", async () => {
    const { meta } = await headOf("/products/roller-blinds");
    expect(meta("og:image")).toEqual([`${ORIGIN}/social/products/roller-blinds.jpg`]);
    expect(meta("og:image:alt")).toEqual(meta("og:title"));
    expect([meta("og:image:width"), meta("og:image:height")]).toEqual([["1200"], ["630"]]);
    expect(meta("twitter:card")).toEqual(["summary_large_image"]);
  });

  it("changes with the price", async () => {
    const before = await card("wooden-blinds");
    await setPrice(shop(), 12_300, "wooden-blinds");
    await vi.waitFor(async () => expect((await card("wooden-blinds")).equals(before)).toBe(false), { timeout: 20_000 });
  });

  it("may be kept for an hour, by pages of any origin, and is not sent twice", async () => {
    const path = "/social/products/roman-blinds.jpg";
    const first = await get(path, { "accept-encoding": "br" });
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(first.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(first.headers.get("content-encoding")).toBeNull();
    // Undici would add no-cache.
    const known = { "if-none-match": first.headers.get("etag") ?? "", "cache-control": "max-age=0" };
    expect((await get(path, known)).status).toBe(304);
  });
});

describe("the sharing picture of a configuration", () => {
  it("is the one that the shared page names, and so is the page", async () => {
    const { meta, canonicals } = await headOf(`/products/roller-blinds?utm_source=a&${NAVY}`);
    expect(meta("og:image")).toEqual([`${ORIGIN}/social/products/roller-blinds.jpg?${NAVY}`]);
    expect(meta("og:url")).toEqual([`${ORIGIN}/products/roller-blinds?${NAVY}`]);
    expect(canonicals).toEqual([`${ORIGIN}/products/roller-blinds`]);
    expect((await card("roller-blinds", NAVY)).equals(await card("roller-blinds"))).toBe(false);
  });

  it.each(["color=Black", "material=Blackout+Fabric", "width=50&height=55", `${NAVY}&unit=in`])(
    "shows %s",
    async (query) => {
      const others = [await card("roller-blinds"), await card("roller-blinds", NAVY)];
      const bytes = await card("roller-blinds", query);
      expect(others.some((other) => other.equals(bytes))).toBe(false);
    },
  );

  it.each([
    "color=Pink&width=47&height=55",
    "width=1000&height=55",
    "width=%3Cscript%3E",
    "height=1e309",
    `note=${"x".repeat(400)}&color=Black`,
  ])("is the product's own with %s", async (query) => {
    expect((await card("roller-blinds", query)).equals(await card("roller-blinds"))).toBe(true);
  });
});

describe("a drawing", () => {
  it("is a picture of a product without a photograph", async () => {
    const bytes = await picture("/social/drawings/thermal-skylight-blinds.jpg");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 900 });
  });

  it("does not exist of others", async () => {
    expect((await get("/social/drawings/roller-blinds.jpg")).status).toBe(404);
  });
});

describe("other addresses", () => {
  it.each(["/social/products/none.jpg", "/social/products/Roller_Blinds.jpg", "/social/others/roller-blinds.jpg"])(
    "%s has no picture",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it("the preview of the shop is a file beside them", async () => {
    expect((await picture("/social/shop.jpg")).length).toBeGreaterThan(10_000);
  });
});

it("a picture counts as ten reads of its IP address", async () => {
  const draw = () => fetch(`${limitedShop().url}/social/products/roller-blinds.jpg`);
  expect([(await draw()).status, (await draw()).status]).toEqual([200, 200]);
  const refused = await draw();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
