import { expect, it } from "vitest";
import { cartEffects, productEffects, type RuleChange } from "./rule-effects.js";
import type { MadeProduct } from "./rules.queries.js";

const aProduct = (id: number): MadeProduct => ({
  ...{ id, slug: `roller-${id}`, name: `Roller ${id}`, family: "roller", variant: null },
  ...{
    options: [{ name: "fit", values: ["recess", "exact"], defaultValue: "recess" }],
    specifications: [],
    materials: ["Blackout Fabric"],
  },
  ...{ minWidth: 12, maxWidth: 96, minHeight: 12, maxHeight: 96, maxArea: 6000, minWidthBeyondHeight: null },
});
const PRODUCTS = [1, 2, 3, 4, 5].map(aProduct);

const figures = { "roller / recess / cloth / width / 1": { mm: -40, reason: "for the brackets" } };
const CHANGE: RuleChange = { before: {}, after: { DEDUCTIONS: { version: 1, content: { figures, tolerances: {} } } } };

/** How many turns of the event loop there were before this was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const isDone = work.then(() => true);
  while (!(await Promise.race([isDone, new Promise((resolve) => setImmediate(resolve, false))]))) turns += 1;
  return turns;
}

it("the effects on products are worked out product by product, so that requests are answered in between", async () => {
  const effects = productEffects(PRODUCTS, CHANGE);
  expect(await turnsDuring(effects)).toBeGreaterThanOrEqual(PRODUCTS.length - 1);
  expect((await effects).productIds).toEqual([1, 2, 3, 4, 5]);
});

it("those on open carts as well, line by line", async () => {
  const lines = PRODUCTS.map(({ id: productId }) => ({
    ...{ productId, width: 46.6535, height: 47.2441, material: "Blackout Fabric", customizations: [] },
    ...{ lineCount: 2, cartIds: [`cart ${productId}`, "cart 0"] },
  }));
  const effects = cartEffects(PRODUCTS, lines, CHANGE);
  expect(await turnsDuring(effects)).toBeGreaterThanOrEqual(lines.length - 1);
  expect(await effects).toMatchObject({ lineCount: 10, cartCount: 6 });
});
