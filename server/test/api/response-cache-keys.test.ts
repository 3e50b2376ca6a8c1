import { afterAll, describe, expect, it, vi } from "vitest";
import { PRICE_POLICIES } from "../../src/rules/price-policy.js";
import { clientPages } from "../harness/client-pages.js";
import { useShop, type TestShop } from "../harness/shop.js";

const publicUrl = "https://shop.example";
const pages = clientPages();
afterAll(() => pages.close());
const cached = useShop({ storefront: pages, pricePolicy: "uk", settings: { responseCache: true, publicUrl } });
const uncached = useShop({ storefront: pages, pricePolicy: "uk", settings: { publicUrl }, beside: cached });

/** The keys that the last change of the catalogue was noted with. */
async function keysOf(change: string): Promise<readonly string[]> {
  await cached().database.query(change);
  const [{ tags }] = await cached().database.query("SELECT tags FROM catalogue_tags ORDER BY version DESC LIMIT 1");
  return (tags as string[]).toSorted();
}

const A_REVIEW = `INSERT INTO review (product_id, rating, comment, user_name, user_location, review_date, is_published)
  SELECT id, 2, 'Fits well enough.', 'Jo', 'York', '2026-01-01', true FROM product WHERE slug = 'roller-blinds'`;

const A_PRICE = "UPDATE product SET base_price_pence = base_price_pence + 300 WHERE slug = 'roller-blinds'";
const A_REDUCTION =
  "UPDATE product SET was_price_pence = base_price_pence + 5000 WHERE slug = 'roman-blinds' AND was_price_pence IS NULL";

const A_SUGGESTION = `INSERT INTO related_product (product_id, position, related_id)
  SELECT p.id, 0, o.id FROM product p, product o WHERE p.slug = 'roman-blinds' AND o.slug = 'awnings' ON CONFLICT DO NOTHING`;
const NO_SUGGESTION = "DELETE FROM related_product";

describe("a change is noted with the keys of what it concerns", () => {
  it.each([
    ["a price", A_PRICE, ["product:roller-blinds", "products", "products:blinds"]],
    [
      "a reduction",
      A_REDUCTION,
      ["product:roman-blinds", "products", "products:blinds", "products:sale", "reductions"],
    ],
    ["a review", A_REVIEW, ["product:roller-blinds", "products", "products:blinds", "reviews"]],
    ["a name", "UPDATE product SET name = name || '!' WHERE slug = 'roller-blinds'", ["*"]],
    ["a suggestion", A_SUGGESTION, ["product:roman-blinds"]],
    ["a suggestion that is taken off", NO_SUGGESTION, ["product:roman-blinds"]],
    ["a category", "UPDATE category SET tagline = 'New.' WHERE slug = 'blinds'", ["*"]],
  ])("%s", async (_case, change, expected) => {
    expect(await keysOf(change)).toEqual(expected);
  });

  it("all of a transaction's, and everything where one change concerns everything", async () => {
    const both = `BEGIN; ${A_PRICE}; UPDATE product SET lead_time_days = 9 WHERE slug = 'roman-blinds'; COMMIT`;
    expect(await keysOf(both)).toEqual(expect.arrayContaining(["product:roller-blinds", "product:roman-blinds"]));
    expect(await keysOf(`BEGIN; ${A_PRICE}; UPDATE category SET tagline = 'x' WHERE slug = 'blinds'; COMMIT`)).toEqual([
      "*",
    ]);
  });
});

/** Pages of every kind, and what clients of the API ask. */
const PATHS = [
  ...[
    "/",
    "/sales",
    "/products",
    "/category/blinds",
    "/category/shutters",
    "/search?q=roller",
    "/wishlist",
    "/reviews",
  ],
  ...[
    "/products/roller-blinds",
    "/products/roman-blinds",
    "/products/awnings",
    "/by-rooms/bedroom",
    "/samples",
    "/cart",
  ],
  ...["/api/products/roller-blinds", "/api/products?category=blinds", "/sitemap.xml", "/feeds/google.xml"],
  ...["/api/products", "/api/products/1/reviews", "/api/search?q=roller", "/api/categories/blinds"],
];
const OPERATIONS = [
  "{ categories { slug productCount } }",
  "{ categories { slug fromPricePence } }",
  '{ product(slug: "roman-blinds") { related { slug fromPricePence rating } } }',
  '{ product(slug: "roller-blinds") { basePricePence rating reviews { totalCount } } }',
  '{ products(filter: { category: "blinds" }, sort: PRICE_UP) { edges { node { slug } } facets { priceMinPence } } }',
  "{ reviews { totalCount } }",
  "{ shop { saleUpToPercent } }",
  '{ category(slug: "sale") { products { totalCount } } }',
  '{ products(filter: { category: "sale" }) { totalCount edges { node { slug } } } }',
  "{ products(sort: PRICE_UP) { edges { node { slug } } } }",
];

const answers = async (shop: TestShop): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const path of PATHS) found[path] = await (await fetch(shop.url + path)).text();
  for (const query of OPERATIONS) found[query] = JSON.stringify((await shop.visitor().graphql(query)).data);
  return found;
};

describe("after a change nothing old is served", () => {
  it.each([
    ["a price", A_PRICE],
    ["a price that is the lowest", "UPDATE product SET base_price_pence = 900 WHERE slug = 'roman-blinds'"],
    ["a reduction that begins", A_REDUCTION],
    ["a reduction that ends", "UPDATE product SET was_price_pence = NULL WHERE was_price_pence IS NOT NULL"],
    ["a review", A_REVIEW],
    ["a review that is withdrawn", "UPDATE review SET is_published = false WHERE user_name = 'Jo'"],
    ["a suggestion", A_SUGGESTION],
    ["a suggestion that is taken off", NO_SUGGESTION],
    ["days to delivery", "UPDATE product SET lead_time_days = 33 WHERE slug = 'roller-blinds'"],
  ])("%s", { timeout: 120_000 }, async (_case, change) => {
    expect(PRICE_POLICIES.uk.isSaleWorkedOut).toBe(true); // so that the claim of the sale follows the prices
    await answers(cached());
    await cached().database.query(change);
    const fresh = await answers(uncached());
    await vi.waitFor(
      async () => {
        const shown = await answers(cached());
        expect(Object.keys(fresh).filter((asked) => shown[asked] !== fresh[asked])).toEqual([]);
      },
      { timeout: 60_000, interval: 200 },
    );
  });
});

/** The process hears of versions and changes from Postgres. */
const PATIENT = { timeout: 20_000 };

describe("what a change does not concern", () => {
  const PRODUCT = '{ product(slug: "awnings") { name basePricePence } }';
  const LIST = '{ products(filter: { category: "shutters" }) { totalCount } }';
  const priced = '{ product(slug: "roller-blinds") { basePricePence } }';
  const price = async () =>
    (await cached().visitor().graphql<{ product: { basePricePence: number } }>(priced)).data.product.basePricePence;
  const statements = async (query: string) => {
    const { requestId } = await cached().visitor().graphql(query);
    return cached().statements(requestId);
  };

  it("stays in the cache", async () => {
    for (const query of [PRODUCT, LIST]) await vi.waitFor(async () => expect(await statements(query)).toBe(0), PATIENT);
    const before = await price();
    await cached().database.query(A_PRICE);
    await vi.waitFor(async () => expect(await price()).toBeGreaterThan(before), PATIENT);
    expect(await statements(PRODUCT)).toBe(0);
    expect(await statements(LIST)).toBe(0);
  });

  it("stays there of REST too", async () => {
    const other = async () => {
      const { headers } = await cached().visitor().send("GET", "/api/products/awnings");
      return cached().statements(headers.get("x-request-id") ?? "");
    };
    await vi.waitFor(async () => expect(await other()).toBe(0), PATIENT);
    const before = await price();
    await cached().database.query(A_PRICE);
    await vi.waitFor(async () => expect(await price()).toBeGreaterThan(before), PATIENT);
    expect(await other()).toBe(0);
  });
});
