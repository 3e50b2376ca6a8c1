import { beforeEach, expect, it } from "vitest";
import { useShop, type TestShop } from "../harness/shop.js";

const shop = useShop();
const ukShop = useShop({ pricePolicy: "uk", beside: shop });
const SLUG = "roller-blinds";
const query = (text: string, values: unknown[] = []) => shop().database.query(text, values);

/** Roller blinds have cost 90.00 for forty days and 80.00 since ten days. All other was-prices are without history. */
beforeEach(async () => {
  await query("UPDATE product SET base_price_pence = 8000, was_price_pence = 9000 WHERE slug = $1", [SLUG]);
  await query("DELETE FROM price_period WHERE valid_to IS NOT NULL");
  await query(
    `INSERT INTO price_period (product_id, base_price_pence, valid_from, valid_to)
     SELECT id, 9000, now() - interval '50 days', now() - interval '10 days' FROM product WHERE slug = $1`,
    [SLUG],
  );
  await query("SELECT prove_was_prices(array_agg(id)) FROM product");
});

type Priced = Record<
  "wasPricePence" | "wasFromPricePence" | "wasPriceChargedFrom" | "wasPriceChargedTo",
  string | number | null
> & { slug: string };
type Sale = {
  products: { totalCount: number; nodes: Priced[]; facets: { families: { count: number }[] } };
  priced: { totalCount: number };
  category: { productCount: number };
  categories: { slug: string; productCount: number }[];
  product: Priced;
};
const PRICED = "slug wasPricePence wasFromPricePence wasPriceChargedFrom wasPriceChargedTo";

async function sale(of: TestShop, slug: string): Promise<Sale> {
  const { data } = await of.visitor().graphql<Sale>(
    `query ($slug: String!) {
      products(category: "sale", first: 100) { totalCount nodes { ${PRICED} } facets { families { count } } }
      priced: products(category: "sale", filter: { priceMinPence: 0 }) { totalCount }
      category(slug: "sale") { productCount }
      categories { slug productCount }
      product(slug: $slug) { ${PRICED} }
    }`,
    { slug },
  );
  return data;
}
/** The length of the sale in all places: each product has one family. */
const countsOf = ({ products, priced, category, categories }: Sale) => [
  products.totalCount,
  products.nodes.length,
  products.facets.families.reduce((sum, { count }) => sum + count, 0),
  priced.totalCount,
  category.productCount,
  categories.find(({ slug }) => slug === "sale")?.productCount,
];

it("the policy uk shows was-prices that the history proves, with tax and with their days", async () => {
  const shown = await sale(ukShop(), SLUG);
  expect(countsOf(shown)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(shown.products.nodes).toEqual([shown.product]);
  expect(shown.product).toMatchObject({ slug: SLUG, wasPricePence: 9720 });
  expect(shown.product.wasPriceChargedFrom).not.toBeNull();
});

it("the policy uk hides all others, in lists, counts, on pages and in REST", async () => {
  const [{ slug }] = await query("SELECT slug FROM product WHERE was_price_pence IS NOT NULL AND slug <> $1 LIMIT 1", [
    SLUG,
  ]);
  const { product } = await sale(ukShop(), slug);
  expect(product).toEqual({
    slug,
    wasPricePence: null,
    wasFromPricePence: null,
    wasPriceChargedFrom: null,
    wasPriceChargedTo: null,
  });
  const rest = (await (await fetch(`${ukShop().url}/api/products/${slug}`)).json()) as { wasPrice: number | null };
  expect(rest.wasPrice).toBeNull();
});

it("the policy uk hides a was-price whose proof is over", async () => {
  await query("UPDATE product SET was_price_proven_until = now() - interval '1 second' WHERE slug = $1", [SLUG]);
  expect(countsOf(await sale(ukShop(), SLUG))).toEqual([0, 0, 0, 0, 0, 0]);
});

it("other policies show all", async () => {
  const [{ count }] = await query("SELECT count(*)::int AS count FROM product WHERE was_price_pence IS NOT NULL");
  expect(count).toBeGreaterThan(3);
  expect(countsOf(await sale(shop(), SLUG))).toEqual([count, count, count, count, count, count]);
});
