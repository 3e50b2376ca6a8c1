import { describe, expect, it } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { addToCart, anAddition } from "../builders/cart.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const specifiedShop = useShop({ pricePolicy: "as-specified" });

type Line = { reason: string; note: string; pence: number };
type Price = {
  product: { slug: string };
  unitPricePence: number;
  quantity: number;
  totalPence: number;
  lines: Line[];
};

const price = (visitor: TestVisitor, input: Record<string, unknown>) =>
  visitor.graphql<{ priceConfiguration: Price } | null>(
    `query ($input: PriceConfigurationInput!) {
      priceConfiguration(input: $input) {
        product { slug } unitPricePence quantity totalPence lines { reason note pence }
      }
    }`,
    { input },
  );

const sum = (lines: readonly Line[] = []) => lines.reduce((total, { pence }) => total + pence, 0);

const WOODEN = { slug: "wooden-blinds", width: 48, height: 60, material: "Premium Wood", color: "Walnut" };

describe("priceConfiguration", () => {
  it("explains every line of the price; they sum to the unit price and to the cart's", async () => {
    const visitor = shop().visitor();
    const { data, requestId } = await price(visitor, { ...WOODEN, quantity: 3 });
    expect(data?.priceConfiguration).toEqual({
      product: { slug: "wooden-blinds" },
      // 84.00 + (48 × 60 − 1728) × 0.10 = 199.20, times 1.2 = 239.04
      unitPricePence: 23_904,
      quantity: 3,
      totalPence: 71_712,
      lines: [
        { reason: "BASE", note: "up to 1.11 m²", pence: 8_400 },
        { reason: "SIZE", note: "1219 × 1524 mm is 1.86 m², 0.75 m² more", pence: 11_520 },
        { reason: "MATERIAL", note: "20% on the two lines above", pence: 3_984 },
      ],
    });
    expect(visitor.cookie).toBeUndefined();
    expect(await shop().statements(requestId)).toBe(1);
    const addition = await anAddition(visitor, "wooden-blinds", WOODEN);
    const { slug: _, ...input } = { ...addition, quantity: 3, slug: "" };
    expect((await addToCart(visitor, input)).data?.addToCart.totals.subtotalPence).toBe(71_712);
  });

  it("accepts the product's id and uses the requested unit for sizes", async () => {
    const visitor = shop().visitor();
    const { productId } = await anAddition(visitor, "wooden-blinds");
    const { slug: _, ...configuration } = WOODEN;
    const { data } = await price(visitor, { ...configuration, productId, unit: "INCHES" });
    expect(data?.priceConfiguration.lines[1]?.note).toBe("48 × 60 in is 1.86 m², 0.75 m² more");
    expect(data?.priceConfiguration.quantity).toBe(1);
  });

  it("is the cart's under every price policy", async () => {
    const { data } = await price(specifiedShop().visitor(), WOODEN);
    expect(data?.priceConfiguration.unitPricePence).toBe(23_904);
    expect(sum(data?.priceConfiguration.lines)).toBe(23_904);
  });

  it.each([
    ["width", { width: 500 }],
    ["height", { height: 0.5 }],
    ["quantity", { quantity: 100 }],
    ["material", { material: "Chocolate" }],
    ["color", { color: "Ultraviolet" }],
    ["customizations", { customizations: [{ name: "__proto__", value: "x" }] }],
    ["productId", { productId: globalId("Product", 1) }],
    ["productId", { slug: null }],
  ])("refuses what the cart refuses: %s in %j", async (field, change) => {
    const { status, errors } = await price(shop().visitor(), { ...WOODEN, ...change });
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: expect.stringMatching(/\w.*\.$/) },
    });
  });

  it.each([
    { slug: "no-such-blind" },
    { slug: null, productId: globalId("Product", 999_999) },
    { slug: null, productId: "x" },
  ])("does not know %j", async (product) => {
    const { errors } = await price(shop().visitor(), { ...WOODEN, ...product });
    expect(errors[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

describe("estimate", () => {
  const estimate = (choice: string) =>
    shop()
      .visitor()
      .graphql<{ estimate: object } | null>(
        `{ estimate${choice} { type width height material color pricePence isStartingPrice } }`,
      );

  it("starts with the given figure for any colour", async () => {
    const { data, requestId } = await estimate("");
    const first = { type: "BLINDS", width: 36, height: 48, material: "Premium Wood", pricePence: 14_999 };
    expect(data?.estimate).toEqual({ ...first, color: expect.stringMatching(/^#d2b48c$/i), isStartingPrice: true });
    expect(await shop().statements(requestId)).toBe(0);
    expect((await estimate('(color: "#000000")')).data?.estimate).toMatchObject({ ...first, isStartingPrice: true });
  });

  it.each([
    ["(type: SHUTTERS)", 21_599],
    ["(width: 48, height: 60)", 24_623],
    ['(material: "Vinyl")', 9_449],
    ['(type: CURTAINS, material: "MDF")', 10_999],
  ])("depends on type, size and material: %s", async (choice, pricePence) => {
    expect((await estimate(choice)).data?.estimate).toMatchObject({ pricePence, isStartingPrice: false });
  });

  it.each([
    ["width", "(width: 11)"],
    ["height", "(height: 97)"],
    ["material", '(material: "constructor")'],
    ["color", '(color: "beige")'],
  ])("refuses an impossible %s", async (field, choice) => {
    const { status, errors } = await estimate(choice);
    expect(status).toBe(400);
    expect(errors[0]?.extensions.fields).toEqual({ [field]: expect.stringMatching(/\w.*\.$/) });
  });
});
