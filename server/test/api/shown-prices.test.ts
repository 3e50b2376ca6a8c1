import { expect, it } from "vitest";
import { checkSize } from "../../src/rules/size-limits.js";
import { toInches } from "../../src/rules/sizes.js";
import { addToCart, anAddition } from "../builders/cart.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const specifiedShop = useShop({ pricePolicy: "as-specified" });
const ukShop = useShop({ pricePolicy: "uk" });
const POLICIES = [
  ["consistent", shop, 5_000, 13_760],
  ["as-specified", specifiedShop, 5_000, 13_760],
  ["uk", ukShop, 5_400, 14_861],
] as const;

type SizePrice = { width: number; height: number; pricePence: number };
type Shown = {
  slug: string;
  fromPricePence: number;
  fromPrice: SizePrice;
  examplePrice: SizePrice;
  materials: { name: string }[];
  colors: { name: string }[];
} & Record<"minWidth" | "maxWidth" | "minHeight" | "maxHeight", number> &
  Record<"maxArea" | "minWidthBeyondHeight", number | null>;

async function allProducts(visitor: TestVisitor) {
  const { data, requestId } = await visitor.graphql<{ products: { nodes: Shown[] } }>(
    `{ products(first: 100) { nodes { slug fromPricePence
      fromPrice { width height pricePence } examplePrice { width height pricePence }
      materials { name } colors { name } minWidth maxWidth minHeight maxHeight maxArea minWidthBeyondHeight } } }`,
  );
  return { products: data.products.nodes, requestId };
}

/** What the cart's rules ask for one of a product in its first material and colour. */
async function unitPrice(visitor: TestVisitor, { slug, materials, colors }: Shown, size: object): Promise<number> {
  const input = { slug, material: materials[0]?.name, color: colors[0]?.name, ...size };
  const { data } = await visitor.graphql<{ priceConfiguration: { unitPricePence: number } }>(
    "query ($input: PriceConfigurationInput!) { priceConfiguration(input: $input) { unitPricePence } }",
    { input },
  );
  return data.priceConfiguration.unitPricePence;
}

it.each(POLICIES)("the price “from” is that of the preselected configuration: %s", async (_policy, of) => {
  const visitor = of().visitor();
  for (const product of (await allProducts(visitor)).products) {
    const smallest = { width: product.minWidth, height: product.minHeight };
    expect([product.slug, product.fromPricePence]).toEqual([product.slug, await unitPrice(visitor, product, smallest)]);
  }
});

it.each(POLICIES)("holds up to the size beside it, and the example is priced by the rules: %s", async (_policy, of) => {
  const visitor = of().visitor();
  for (const product of (await allProducts(visitor)).products)
    for (const { pricePence, ...size } of [product.fromPrice, product.examplePrice]) {
      expect([product.slug, checkSize(size, product)]).toEqual([product.slug, []]);
      expect([product.slug, size, pricePence]).toEqual([product.slug, size, await unitPrice(visitor, product, size)]);
    }
});

it.each(POLICIES)(
  "a roller blind has one price up to 900 × 1200 mm and one at 1200 × 1400 mm, on the card as in the cart: %s",
  async (_policy, of, fromPence, examplePence) => {
    const visitor = of().visitor();
    const { products } = await allProducts(visitor);
    const roller = products.find(({ slug }) => slug === "roller-blinds");
    const example = { width: toInches(1200, "mm"), height: toInches(1400, "mm") };
    expect(roller).toMatchObject({
      fromPricePence: fromPence,
      fromPrice: { width: toInches(900, "mm"), height: toInches(1200, "mm"), pricePence: fromPence },
      examplePrice: { ...example, pricePence: examplePence },
    });
    const added = await addToCart(visitor, await anAddition(visitor, "roller-blinds", example));
    expect(added.data?.addToCart.totals.subtotalPence).toBe(examplePence);
  },
);

it("takes no statement of its own", async () => {
  const { requestId } = await allProducts(shop().visitor());
  expect(await shop().statements(requestId)).toBe(1);
});

it("follows a changed price, size or material at once", async () => {
  const fromPrice = async () => {
    const { data } = await shop()
      .visitor()
      .graphql<{ product: { fromPricePence: number } }>('{ product(slug: "voile-curtains") { fromPricePence } }');
    return data.product.fromPricePence;
  };
  const change = (set: string) =>
    shop().database.query(`UPDATE product SET was_price_pence = NULL, ${set} WHERE slug = 'voile-curtains'`);
  await change("base_price_pence = 8455, materials = '{Faux Wood,Premium Wood}'");
  expect(await fromPrice()).toBe(9_301); // 93.005, half up
  await change("min_width = 40.125, min_height = 48.5");
  expect(await fromPrice()).toBe(11_699); // (84.55 + (40.125 × 48.5 − 1728) × 0.10) × 1.1 = 116.991875
  await change("materials = '{Premium Wood}'");
  expect(await fromPrice()).toBe(12_763);
});
