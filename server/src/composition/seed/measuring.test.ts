import { describe, expect, it } from "vitest";
import { measuringPlan } from "../../rules/measuring-plan.js";
import { SHALLOW_PRODUCTS } from "../../rules/recess-depth.js";
import { PRODUCTS } from "./products/index.js";

const said = (slug: string) => {
  const product = PRODUCTS.find((each) => each.slug === slug);
  return [product?.name, product?.specifications.find(({ name }) => name === "Recess depth")?.value];
};

it.each(SHALLOW_PRODUCTS)("$name needs $depth mm of recess, as measuring advice says", ({ slug, name, depth }) => {
  expect(said(slug)).toEqual([name, `${depth} mm`]);
});

describe.each(PRODUCTS.map((product) => [product.slug, product] as const))("%s", (_, product) => {
  it("is measured for the depths that it names", () => {
    const plan = measuringPlan(product, []);
    const named = product.specifications.some(({ name }) => name === "Recess depth");
    expect(plan?.readings.includes("depth") ?? false).toBe(plan?.fit.id === "recess" && named);
    for (const { from, to } of plan?.depths ?? [])
      expect([from >= 25, to >= from, to <= 200]).toEqual([true, true, true]);
  });
});
