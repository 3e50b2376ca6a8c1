import { describe, expect, it } from "vitest";
import { narrowerLimits } from "../../src/catalogue/products/narrower-limits.js";
import { PRODUCTS } from "../../src/composition/seed/products/index.js";
import { createRandom, type Random } from "../../src/composition/seed/random.js";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { madeChoices } from "../../src/rules/made-choices.js";
import { limitsIn } from "../../src/rules/material-limits.js";
import { measureOf } from "../../src/rules/options/measured-options.js";
import type { Choice } from "../../src/rules/options/option.js";
import type { MaterialName } from "../../src/rules/product-attributes.js";
import { clampSize } from "../../src/rules/size-limits.js";
import { addToCart, anAddition, clearCart, readCart } from "../builders/cart.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

type Product = (typeof PRODUCTS)[number];

/** Configurations drawn of each product. */
const DRAWN = 40;
const HEIGHTS = ["1600 mm", "2300 mm", "measured at the visit"];

/** Some of the product's options, each with any of its values or a figure; most of the corded ones with a height from the floor. */
function drawnChoices({ options }: Product, random: Random): Choice[] {
  const maybe = (percent: number) => random.whole(1, 100) <= percent;
  const chosen = options
    .filter(() => maybe(60))
    .map(({ name, values }) => ({
      name,
      value: random.one([...values, ...(measureOf(name) ? [`${random.whole(1, 3000)} mm`] : [])]),
    }));
  const isCorded = chosen.some(({ name, value }) => name === "control" && (value === "chain" || value === "cord"));
  return isCorded && maybe(70) ? [...chosen, { name: "height from floor", value: random.one(HEIGHTS) }] : chosen;
}

/** Configurations of a product at both ends of its limits, and whether the rules that the page uses make them. */
function drawn(product: Product, random: Random) {
  const { minWidth, minHeight, maxWidth, maxHeight } = product;
  const ends = (material: MaterialName) => [
    { width: minWidth, height: minHeight },
    clampSize({ width: maxWidth, height: maxHeight }, limitsIn(productIn(product), material)),
  ];
  return Array.from({ length: DRAWN }, () => {
    const material = random.one(product.materials);
    const line = { ...random.one(ends(material)), material, customizations: drawnChoices(product, random) };
    return { line, isMade: "choices" in madeChoices(product, line) };
  });
}

/** With the limits of its materials, as the API has it. */
const productIn = (product: Product) => ({
  ...product,
  materials: product.materials.map((name) => ({ name, ...narrowerLimits(product, name) })),
});

describe.each(PRODUCTS.map((product, index) => [product.slug, product, index] as const))(
  "%s",
  (slug, product, index) => {
    it("is sold by GraphQL and REST as its rules allow, and not otherwise", async () => {
      const visitor = shop().visitor();
      const addition = await anAddition(visitor, slug);
      const lines = drawn(product, createRandom(index)).map(({ line, isMade }) => ({ ...addition, ...line, isMade }));
      const unknown = { ...addition, customizations: [{ name: "shape", value: "round" }] };
      const refused = [unknown, ...lines.flatMap(({ isMade, ...line }) => (isMade ? [] : [line]))];
      const possible = lines.flatMap(({ isMade, ...line }) => (isMade ? [line] : []));
      const byRest = ({ customizations, productId, ...line }: (typeof refused)[number]) =>
        visitor.rest("POST", "/api/cart", {
          ...{ ...line, productId: Number(keyOf("Product", productId)) },
          customizations: Object.fromEntries(customizations.map(({ name, value }) => [name, value])),
        });

      const refusal = await addToCart(visitor, refused);
      const wrong = refused.map((_, line) => `lines.${line}.customizations`);
      expect(Object.keys(refusal.errors[0]?.extensions.fields ?? {})).toEqual(expect.arrayContaining(wrong));
      for (const line of refused.slice(0, 3)) expect((await byRest(line)).status).toBe(400);
      expect((await readCart(visitor)).data.cart.lines).toEqual([]);

      const { errors } = await addToCart(visitor, possible);
      expect(errors).toEqual([]);
      await clearCart(visitor);
      for (const line of possible.slice(0, 2)) expect((await byRest(line)).status).toBe(201);
    });
  },
);
