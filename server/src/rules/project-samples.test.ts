import { expect, it } from "vitest";
import { byCloth, clothsOf } from "./project-samples.js";

const option = (id: string, color: string, isChosen = false, productId = 1) => ({
  ...{ id, productId, material: "Thermal Fabric", color, isChosen },
});
type Option = ReturnType<typeof option>;
const clothOf = ({ productId, material, color }: Option) => ({ productId, material, color });
const told = (options: Option[], cloth: (each: Option) => ReturnType<typeof clothOf> | undefined = clothOf) =>
  clothsOf(options, cloth).map(({ productId, color, options: made }) => [
    ...[productId, color],
    made.map(({ id }) => id).join(),
  ]);

it("has each product, material and colour once, with all options of it", () => {
  expect(told([option("a", "Navy"), option("b", "Cream"), option("c", "Navy"), option("d", "Navy", false, 2)])).toEqual(
    [
      [1, "Navy", "a,c"],
      [1, "Cream", "b"],
      [2, "Navy", "d"],
    ],
  );
});

it("begins with what is chosen for a window, even if another option of it is not", () => {
  expect(told([option("a", "Navy"), option("b", "Cream"), option("c", "Cream", true)])).toEqual([
    [1, "Cream", "b,c"],
    [1, "Navy", "a"],
  ]);
});

it("leaves out what has no sample", () => {
  const options = [option("a", "Navy"), option("b", "Cream")];
  expect(told(options, (each) => (each.color === "Navy" ? undefined : clothOf(each)))).toEqual([[1, "Cream", "b"]]);
});

it("finds what belongs to a cloth, and nothing for another", () => {
  const find = byCloth([option("a", "Navy"), option("b", "Cream")]);
  expect(find({ productId: 1, material: "Thermal Fabric", color: "Cream" })).toMatchObject({ id: "b" });
  expect(find({ productId: 2, material: "Thermal Fabric", color: "Cream" })).toBeUndefined();
  expect(find({ productId: 1, material: "PVC", color: "Cream" })).toBeUndefined();
});
