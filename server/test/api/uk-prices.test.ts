import { describe, expect, it } from "vitest";
import { withTax } from "../../src/rules/included-tax.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const netShop = useShop();
const shop = useShop({ pricePolicy: "uk" });

const shown = (pence: number | null) => (pence === null ? null : withTax(pence, 8));

type Prices = {
  slug: string;
  basePricePence: number;
  fromPricePence: number;
  wasPricePence: number | null;
  wasFromPricePence: number | null;
  examplePrice: { pricePence: number };
  deliveryNote: string | null;
};

async function allPrices(visitor: TestVisitor, args = "first: 100") {
  const { data } = await visitor.graphql<{ products: { nodes: Prices[] } }>(
    `{ products(${args}) { nodes { slug basePricePence fromPricePence wasPricePence wasFromPricePence
      examplePrice { pricePence } deliveryNote } } }`,
  );
  return data.products.nodes;
}

it("states the policy, and delivery to stand beside prices", async () => {
  const query = "{ shop { pricePolicy deliveryPence freeDeliveryFromPence fittedFromPence deliveryNote } }";
  expect((await shop().visitor().graphql<{ shop: object }>(query)).data.shop).toEqual({
    pricePolicy: "UK",
    deliveryPence: 2_999,
    freeDeliveryFromPence: 53_892,
    fittedFromPence: 5_400,
    deliveryNote: "+ £29.99 delivery, free from £538.92",
  });
  const { data } = await netShop().visitor().graphql<{ shop: object }>("{ shop { fittedFromPence deliveryNote } }");
  expect(data.shop).toEqual({ fittedFromPence: 5_000, deliveryNote: null });
});

it("every price of every product includes the tax", async () => {
  // Was-prices are shown while they are proven.
  await shop().database.query(
    "UPDATE product SET was_price_proven_until = now() + interval '1 hour' WHERE was_price_pence > 0",
  );
  const [net, gross] = [await allPrices(netShop().visitor()), await allPrices(shop().visitor())];
  expect(gross.length).toBeGreaterThan(50);
  expect(gross).toEqual(
    net.map(({ slug, basePricePence, fromPricePence, wasPricePence, wasFromPricePence, examplePrice }) => ({
      slug,
      basePricePence: shown(basePricePence),
      fromPricePence: shown(fromPricePence),
      wasPricePence: shown(wasPricePence),
      wasFromPricePence: shown(wasFromPricePence),
      examplePrice: { pricePence: shown(examplePrice.pricePence) },
      deliveryNote: fromPricePence < 49_900 ? "+ £29.99 delivery" : "free delivery",
    })),
  );
});

describe("lists", () => {
  it("keep their order by price", async () => {
    for (const sort of ["PRICE_UP", "PRICE_DOWN"]) {
      const slugs = async (visitor: TestVisitor) =>
        (await allPrices(visitor, `first: 100, sort: ${sort}`)).map(({ slug }) => slug);
      expect(await slugs(shop().visitor())).toEqual(await slugs(netShop().visitor()));
    }
  });

  it("are filtered by the shown price, to the penny", async () => {
    const visitor = shop().visitor();
    const listed = async (filter: string) =>
      (await allPrices(visitor, `first: 100, filter: { ${filter} }`)).map(({ slug }) => slug);
    const all = await allPrices(visitor);
    const prices = [...new Set(all.map(({ fromPricePence }) => fromPricePence))];
    for (const pence of prices.filter((_, index) => index % 6 === 0))
      for (const bound of [pence - 1, pence, pence + 1]) {
        const fitting = (isIn: (price: number) => boolean) =>
          all.filter(({ fromPricePence }) => isIn(fromPricePence)).map(({ slug }) => slug);
        expect(await listed(`priceMinPence: ${bound}`)).toEqual(fitting((price) => price >= bound));
        expect(await listed(`priceMaxPence: ${bound}`)).toEqual(fitting((price) => price <= bound));
      }
  });

  it("say their range in shown prices", async () => {
    const prices = (await allPrices(shop().visitor())).map(({ fromPricePence }) => fromPricePence);
    const { data } = await shop()
      .visitor()
      .graphql<{ products: { facets: object } }>("{ products { facets { priceMinPence priceMaxPence } } }");
    expect(data.products.facets).toEqual({ priceMinPence: Math.min(...prices), priceMaxPence: Math.max(...prices) });
  });
});

it("a configuration is explained by lines that sum to its price", async () => {
  const { data } = await shop()
    .visitor()
    .graphql<{ priceConfiguration: object }>(
      `{ priceConfiguration(input: { slug: "wooden-blinds", width: 48, height: 60, material: "Premium Wood", color: "Walnut",
        quantity: 3 }) { unitPricePence totalPence lines { reason pence } } }`,
    );
  // 84.00 + (48 × 60 − 1728) × 0.10 = 199.20, times 1.2 = 239.04, with 8 % tax 258.1632
  expect(data.priceConfiguration).toEqual({
    unitPricePence: 25_816,
    totalPence: 77_448,
    lines: [
      { reason: "BASE", pence: 9_072 },
      { reason: "SIZE", pence: 12_442 },
      { reason: "MATERIAL", pence: 4_302 },
    ],
  });
});

it.each([
  ["", 16_199],
  ["(type: SHUTTERS)", 23_327],
])("an estimate includes the tax: %s", async (choice, pricePence) => {
  const { data } = await shop().visitor().graphql<{ estimate: object }>(`{ estimate${choice} { pricePence } }`);
  expect(data.estimate).toEqual({ pricePence });
});

it("REST answers shown prices", async () => {
  const products = (await (await fetch(`${shop().url}/api/products`)).json()) as { slug: string; basePrice: number }[];
  expect(products.find(({ slug }) => slug === "roller-blinds")).toMatchObject({ basePrice: 54 });
});
