import { beforeAll, describe, expect, it, vi } from "vitest";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { londonDay } from "../../src/rules/london-time.js";
import type { Storefront } from "../../src/ssr/storefront.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { putDueOnSale } from "../../src/staff/catalogue/planned-sales.js";
import { aCartWith, addToCart, anAddition, readCart } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { aCopy, actOnProduct, staffProduct } from "../builders/staff-product.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { useShop } from "../harness/shop.js";

/** Pages of nothing, so that there are a sitemap and a feed. */
const storefront: Storefront = {
  files: (_request, _response, next) => next(),
  render: async () => ({ body: "a page", status: 200, isPrivate: false }),
  inlineScripts: [],
  renderLayers: async () => undefined,
  renderDrawing: async () => "",
  renderPdf: async () => Buffer.from(""),
  sitemapRoutes: async () => ({ publicPages: [], hiddenPaths: [] }),
  canonicalUrl: async (url) => url,
  close: async () => {},
};
const shop = useShop({ storefront, settings: { responseCache: true } });

let client: StaffClient;

beforeAll(async () => {
  ({ client } = await aSignedInMember(shop(), StaffRole.CATALOGUE));
});

/** The news of a change takes moments; how long the answers take is up to the machine. */
const SOON = { timeout: 20_000, interval: 20 };
const daysAhead = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const query = (sql: string, values: unknown[] = []) => shop().database.query(sql, values);
const codesOf = (errors: readonly { extensions: { code: string } }[]) =>
  errors.map(({ extensions }) => extensions.code);

const SEEN = `query Seen($slug: String!, $slugs: [String!]!, $id: ID!, $word: String!) {
  product(slug: $slug) { name }
  productsBySlugs(slugs: $slugs) { slug }
  node(id: $id) { id }
  products(first: 100) { totalCount nodes { slug related { slug } } }
  search(query: $word) { totalCount nodes { slug } }
  suggestions(query: $word) { slug }
  categories { slug productCount }
  reviews(first: 50) { totalCount nodes { product { slug } } }
}`;

/** Everything at which a shopper may find a product, as text. */
async function allPlaces(slug: string, id: string, word: string): Promise<Record<string, string>> {
  const visitor = shop().visitor();
  const { data, errors } = await visitor.graphql<Record<string, unknown>>(SEEN, { slug, slugs: [slug], id, word });
  expect(errors).toEqual([]);
  const { node, ...lists } = data;
  const texts = ["/sitemap.xml", "/api/products?limit=100", `/api/products/${slug}`, "/feeds/google.xml"].map(
    async (path) => [path, await (await fetch(`${shop().url}${path}`)).text()] as const,
  );
  return {
    graphql: JSON.stringify(lists),
    node: JSON.stringify(node),
    ...Object.fromEntries(await Promise.all(texts)),
  };
}

type ListedReviews = {
  node: { id: string } | null;
  reviews: { totalCount: number; nodes: { product: { slug: string } }[] };
};

/** A review by its id, and the newest ones of all products. */
async function listedReviews(id: string): Promise<ListedReviews> {
  const { data, errors } = await shop()
    .visitor()
    .graphql<ListedReviews>(
      "query ($id: ID!) { node(id: $id) { id } reviews(first: 100) { totalCount nodes { product { slug } } } }",
      { id },
    );
  expect(errors).toEqual([]);
  return data;
}

describe("a new product", () => {
  const OWN = { name: "Quokka Blinds", slug: "quokka-blinds" };

  it("has what its original has, but no was-price, reviews or history of prices, and comes last", async () => {
    const { product, errors } = await aCopy(shop(), client, "venetian-blinds", OWN);
    expect(errors).toEqual([]);
    expect(product).toMatchObject({ ...OWN, saleState: "HIDDEN", onSaleFrom: null, wasPricePence: null });
    const COPIED = `to_jsonb(p) - '{id,slug,name,position,was_price_pence,was_price_proven_until,was_price_charged_from,was_price_charged_to,
      rating,review_count,rating_is_sample,created_at,changed_at,version,sale_state,is_of_staff}'::text[] AS kept,
      (SELECT array_agg(picture_id ORDER BY position) FROM product_picture WHERE product_id = p.id) AS pictures`;
    const [copy] = await query(`SELECT ${COPIED} FROM product p WHERE slug = $1`, [OWN.slug]);
    const [original] = await query(`SELECT ${COPIED} FROM product p WHERE slug = 'venetian-blinds'`);
    expect(copy).toEqual(original);
    const [own] = await query(
      `SELECT rating, review_count AS reviews, position = (SELECT max(position) FROM product) AS "isLast",
        (SELECT count(*)::int FROM price_period WHERE product_id = p.id) AS prices FROM product p WHERE slug = $1`,
      [OWN.slug],
    );
    expect(own).toEqual({ rating: null, reviews: 0, isLast: true, prices: 0 });
    const [audit] = await query("SELECT what, after FROM staff_audit ORDER BY id DESC LIMIT 1");
    expect(audit).toEqual({ what: "product.copied", after: { ...OWN, copyOf: "Venetian Blinds" } });
  });

  it("is no bestseller, whatever its original is", async () => {
    await aCopy(shop(), client, "roman-blinds", { name: "Bandicoot Blinds", slug: "bandicoot-blinds" });
    const marks = await query(
      `SELECT slug, is_best_seller AS "isBestSeller" FROM product WHERE slug IN ('roman-blinds', 'bandicoot-blinds') ORDER BY slug`,
    );
    expect(marks).toEqual([
      { slug: "bandicoot-blinds", isBestSeller: false },
      { slug: "roman-blinds", isBestSeller: true },
    ]);
  });

  it("is seen by no shopper, wherever they look, until it is put on sale; then everywhere", async () => {
    const { id } = await staffProduct(shop(), client, OWN.slug);
    const hidden = await allPlaces(OWN.slug, id, "quokka");
    for (const text of Object.values(hidden)) expect(text).not.toMatch(/quokka/i);
    expect(hidden["node"]).toBe("null");
    const { product } = await actOnProduct(shop(), client, "putProductOnSale", OWN.slug);
    expect(product).toMatchObject({ saleState: "ON_SALE" });
    await vi.waitFor(async () => {
      const shown = await allPlaces(OWN.slug, id, "quokka");
      expect(shown["graphql"]).toContain(`"product":{"name":"${OWN.name}"}`);
      expect(shown["graphql"]).toContain(`"search":{"totalCount":1`);
      for (const path of ["/sitemap.xml", "/api/products?limit=100", "/feeds/google.xml"])
        expect(shown[path]).toContain(OWN.slug);
      expect(shown["node"]).toContain(id);
    }, SOON);
    const prices = await query("SELECT base_price_pence AS pence FROM price_period WHERE product_id = $1", [
      keyOf("Product", id),
    ]);
    expect(prices).toEqual([{ pence: product?.basePricePence }]);
  });

  it("shows staff what a search engine would show of it, before it is on sale", async () => {
    const { product } = await aCopy(shop(), client, "roller-blinds", {
      name: "Potoroo Blinds",
      slug: "potoroo-blinds",
    });
    const { data, errors } = await client.graphql<{ product: { saleState: string; seo: { title: string } | null } }>(
      "query ($id: ID!) { product(id: $id) { saleState seo { title } } }",
      { id: product?.id },
    );
    expect(errors).toEqual([]);
    expect(data.product).toEqual({ saleState: "HIDDEN", seo: { title: expect.stringContaining("Potoroo Blinds") } });
  });

  it("can't be put into a cart while it is hidden", async () => {
    const { product } = await aCopy(shop(), client, "roman-blinds", { name: "Numbat Blinds", slug: "numbat-blinds" });
    const visitor = shop().visitor();
    const added = await addToCart(visitor, { ...(await anAddition(visitor)), productId: product?.id });
    expect(codesOf(added.errors)).toEqual(["NOT_FOUND"]);
  });

  it.each([
    [{ name: "Quokka Blinds", slug: "other-blinds" }, "name"],
    [{ name: "Other Blinds", slug: "roller-blinds" }, "slug"],
    [{ name: "Other Blinds", slug: "Other Blinds" }, "slug"],
    [{ name: "x", slug: "other-blinds" }, "name"],
  ])("is refused as %j for its %s", async (own, field) => {
    const { product, errors } = await aCopy(shop(), client, "roller-blinds", own);
    expect(product).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: { [field]: expect.any(String) } } }]);
  });

  it("takes a place of its own where several are made at once", async () => {
    const made = await Promise.all(
      [1, 2, 3, 4].map((n) => aCopy(shop(), client, "roller-blinds", { name: `Bilby ${n}`, slug: `bilby-${n}` })),
    );
    expect(made.flatMap(({ errors }) => errors)).toEqual([]);
  });
});

describe("a product that is taken off sale", () => {
  it("is gone for shoppers, said in carts and kept in orders; and comes back as it was", async () => {
    const slug = "pleated-blinds";
    const buyer = shop().visitor();
    await aCartWith(buyer, slug);
    const { data: ordered } = await placeOrder(buyer, aCheckout());
    const visitor = shop().visitor();
    await aCartWith(visitor, slug);
    const before = (await readCart(visitor)).data.cart;
    const { product, errors } = await actOnProduct(shop(), client, "takeProductOffSale", slug);
    expect(errors).toEqual([]);
    expect(product).toMatchObject({ saleState: "WITHDRAWN" });
    await vi.waitFor(async () => {
      const gone = await allPlaces(slug, product?.id ?? "", "pleated");
      expect(gone["graphql"]).toContain(`"product":null`);
      expect(gone["graphql"]).not.toContain(`"slug":"${slug}"`);
      expect(gone["/sitemap.xml"]).not.toContain(`/products/${slug}<`);
    }, SOON);
    expect((await fetch(`${shop().url}/api/products/${slug}`)).status).toBe(404);
    const { cart } = (await readCart(visitor)).data;
    expect(cart.lines).toMatchObject([{ product: null, totalPence: 0 }]);
    expect(codesOf((await placeOrder(visitor, aCheckout())).errors)).not.toEqual([]);
    const [kept] = await query(
      "SELECT l.name FROM order_line l JOIN orders o ON o.id = l.order_id WHERE o.number = $1",
      [ordered?.placeOrder.order.number],
    );
    expect(kept).toEqual({ name: "Pleated Blinds" });
    await actOnProduct(shop(), client, "putProductOnSale", slug);
    expect((await readCart(visitor)).data.cart.lines).toEqual(before.lines);
  });

  it("takes its reviews along from all lists of them, and brings them back", async () => {
    const slug = "roman-blinds";
    const [review] = await query(
      "SELECT r.id FROM review r JOIN product p ON p.id = r.product_id WHERE p.slug = $1 AND r.is_published LIMIT 1",
      [slug],
    );
    const before = await listedReviews(globalId("Review", review?.id));
    expect(before.reviews.nodes).toContainEqual({ product: { slug } });
    await actOnProduct(shop(), client, "takeProductOffSale", slug);
    await vi.waitFor(async () => {
      const { node, reviews } = await listedReviews(globalId("Review", review?.id));
      expect(node).toBeNull();
      expect(reviews.nodes.filter(({ product }) => product.slug === slug)).toEqual([]);
      expect(reviews.totalCount).toBeLessThan(before.reviews.totalCount);
    }, SOON);
    await actOnProduct(shop(), client, "putProductOnSale", slug);
    await vi.waitFor(async () => expect(await listedReviews(globalId("Review", review?.id))).toEqual(before), SOON);
  });

  it("has a history of prices that ends, and begins again with its return", async () => {
    const slug = "skylight-blinds";
    const { id } = await staffProduct(shop(), client, slug);
    const open = () =>
      query("SELECT count(*)::int AS count FROM price_period WHERE product_id = $1 AND valid_to IS NULL", [
        keyOf("Product", id),
      ]);
    await actOnProduct(shop(), client, "takeProductOffSale", slug);
    expect(await open()).toEqual([{ count: 0 }]);
    await actOnProduct(shop(), client, "updateProduct", slug, { basePricePence: 9900 });
    expect(await open()).toEqual([{ count: 0 }]);
    await actOnProduct(shop(), client, "putProductOnSale", slug);
    expect(await open()).toEqual([{ count: 1 }]);
  });

  it("is not taken off twice, nor put on sale twice", async () => {
    const slug = "vertical-blinds";
    expect(codesOf((await actOnProduct(shop(), client, "putProductOnSale", slug)).errors)).toEqual(["CONFLICT"]);
    await actOnProduct(shop(), client, "takeProductOffSale", slug);
    expect(codesOf((await actOnProduct(shop(), client, "takeProductOffSale", slug)).errors)).toEqual(["CONFLICT"]);
  });

  it("stays as it is for who has read an earlier version", async () => {
    const { id, version } = await staffProduct(shop(), client, "roller-blinds");
    const input = { id, expectedVersion: version - 1 };
    expect(codesOf((await client.mutate("takeProductOffSale", input)).errors)).toEqual(["CONFLICT"]);
    expect(
      codesOf((await client.mutate("takeProductOffSale", { ...input, id: globalId("Product", 99_999) })).errors),
    ).toEqual(["NOT_FOUND"]);
  });
});

describe("a planned day", () => {
  const slug = "wombat-blinds";

  it("puts the product on sale with its beginning in London, once", async () => {
    await aCopy(shop(), client, "roller-blinds", { name: "Wombat Blinds", slug });
    const day = londonDay(daysAhead(2));
    const { product, errors } = await actOnProduct(shop(), client, "putProductOnSale", slug, { day });
    expect(errors).toEqual([]);
    expect(product).toMatchObject({ saleState: "HIDDEN", onSaleFrom: day });
    await query("UPDATE product SET on_sale_from = '2027-07-01' WHERE slug = $1", [slug]);
    const start = new Date("2027-06-30T23:00:00Z").getTime();
    expect(await putDueOnSale(shop().database, new Date(start - 1))).toEqual([]);
    expect(await putDueOnSale(shop().database, new Date(start))).toEqual([Number(keyOf("Product", product?.id ?? ""))]);
    expect(await putDueOnSale(shop().database, new Date(start))).toEqual([]);
    expect(await staffProduct(shop(), client, slug)).toMatchObject({ saleState: "ON_SALE", onSaleFrom: null });
  });

  it("can be cancelled", async () => {
    await actOnProduct(shop(), client, "takeProductOffSale", slug);
    await actOnProduct(shop(), client, "putProductOnSale", slug, { day: londonDay(daysAhead(2)) });
    const { product } = await actOnProduct(shop(), client, "takeProductOffSale", slug);
    expect(product).toMatchObject({ saleState: "WITHDRAWN", onSaleFrom: null });
    expect(await putDueOnSale(shop().database, daysAhead(9))).toEqual([]);
  });

  it.each(["2020-01-01", "next week", londonDay(daysAhead(400))])("is none to come: %s", async (day) => {
    const { errors } = await actOnProduct(shop(), client, "putProductOnSale", slug, { day });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });
});

it("price lists leave out what was withdrawn, and name what is new", async () => {
  await actOnProduct(shop(), client, "takeProductOffSale", "wooden-blinds");
  const { body } = await fetch(`${shop().url}/admin/prices.csv`, { headers: { cookie: client.cookie ?? "" } });
  const csv = await new Response(body).text();
  expect(csv).not.toMatch(/^wooden-blinds,/m);
  expect(csv).toMatch(/^numbat-blinds,/m);
});
