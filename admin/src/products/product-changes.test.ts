import { expect, it } from "vitest";
import { aProduct } from "../test/products";
import { changedFields, changedInput, mergedOnto, wordsOf } from "./product-changes";

const PRODUCT = aProduct();
const [fit] = PRODUCT.options;

it("sends what was changed, and null for what was emptied", () => {
  expect(changedInput(PRODUCT, aProduct())).toEqual({});
  expect(changedInput(PRODUCT, aProduct({ name: "Rollers", wasPricePence: null }))).toEqual({
    ...{ name: "Rollers", wasPricePence: null },
  });
});

it("sends the options whose value has changed", () => {
  const options = PRODUCT.options.map((option) => (option === fit ? { ...option, defaultValue: "exact" } : option));
  expect(changedInput(PRODUCT, aProduct({ options }))).toEqual({
    optionDefaults: [{ name: "fit", defaultValue: "exact" }],
  });
});

it("lays one's own changes over what somebody else has saved", () => {
  const present = aProduct({ version: 4, leadTimeDays: 30, basePricePence: 6000 });
  const mine = aProduct({ basePricePence: 7000 });
  const merged = mergedOnto(present, PRODUCT, mine);
  expect(merged).toMatchObject({ version: 4, leadTimeDays: 30, basePricePence: 7000 });
  expect(changedFields(present, merged)).toEqual(["basePricePence"]);
});

it("says values in words", () => {
  expect(
    (["basePricePence", "maxArea", "isNew", "colors", "options", "name"] as const).map((field) =>
      wordsOf(PRODUCT, field),
    ),
  ).toEqual([...["£50.00", "none", "no", "White, Cream, Navy", "fit: recess, side: left", "Roller Blinds"]]);
});
