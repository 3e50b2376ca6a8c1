import { describe, expect, it } from "vitest";
import { formatPoundsShort } from "../../src/rules/money.js";
import { PRICE_POLICIES, type PricePolicy } from "../../src/rules/price-policy.js";
import { useShop } from "../harness/shop.js";

type Seo = { title: string; description: string };
type Listed = { fromPricePence: number; deliveryNote: string | null; seo: Seo };
type Answer = {
  categories: { slug: string; fromPricePence: number | null; seo: Seo }[];
  products: { nodes: (Listed & { category: { slug: string }; wasPricePence: number | null })[] };
};

const QUERY = `{
  categories { slug fromPricePence seo { title description } }
  products(first: 100) { nodes { fromPricePence wasPricePence deliveryNote category { slug } seo { title description } } }
}`;
const shop = useShop();

describe.each(Object.keys(PRICE_POLICIES) as PricePolicy[])("under the price policy %s", (pricePolicy) => {
  const policyShop = useShop({ pricePolicy, beside: shop });
  const ask = async () => (await policyShop().visitor().graphql<Answer>(QUERY)).data;

  it("descriptions have the price that the page shows, with its delivery", async () => {
    for (const { seo, fromPricePence, deliveryNote } of (await ask()).products.nodes) {
      const note = deliveryNote === null ? "" : deliveryNote.startsWith("+") ? ` ${deliveryNote}` : `, ${deliveryNote}`;
      expect(seo.description).toContain(`ade to measure from ${formatPoundsShort(fromPricePence)}${note}`);
    }
  });

  it("a category's lowest price is that of its products", async () => {
    const { categories, products } = await ask();
    for (const { slug, fromPricePence, seo } of categories) {
      // The sale lists the reduced products of all categories; under uk those whose former price is proven, so none here.
      const listed = products.nodes.filter(({ category, wasPricePence }) =>
        slug === "sale" ? wasPricePence !== null : category.slug === slug,
      );
      const lowest = listed.length === 0 ? null : Math.min(...listed.map((product) => product.fromPricePence));
      expect([slug, fromPricePence]).toEqual([slug, lowest]);
      expect(seo.description).toContain(lowest === null ? "ade to measure" : `from ${formatPoundsShort(lowest)}`);
    }
  });
});

it("an empty category has no price", async () => {
  await shop().database.query(
    "INSERT INTO category (slug, name, tagline, description, position) VALUES ('new', 'New', 'New', 'New.', 99)",
  );
  const { data } = await shop().visitor().graphql(`{ category(slug: "new") { fromPricePence seo { description } } }`);
  expect(data).toMatchObject({ category: { fromPricePence: null } });
  expect(JSON.stringify(data)).not.toContain("£");
});
