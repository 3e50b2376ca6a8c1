import { describe, expect, it } from "vitest";
import { COLORS, type ColorName } from "@rules/product-attributes";
import { fittingProduct } from "./fitting-product";

const aProduct = (name: string, colours: ColorName[], change: object = {}) => ({
  name,
  minWidth: 12,
  maxWidth: 96,
  minHeight: 12,
  maxHeight: 96,
  materials: [{ name: "Faux Wood" }, { name: "Premium Wood" }],
  colors: colours.map((colour) => ({ name: colour, ...COLORS[colour] })),
  ...change,
});
const choice = {
  size: { width: 36, height: 48 },
  material: "Premium Wood" as const,
  color: COLORS.Beige.hex as string,
};

it("is the most popular product that has everything", () => {
  const products = [
    aProduct("Aluminium", ["Beige"], { materials: [{ name: "Aluminum" }] }),
    aProduct("First", ["White", "Beige"]),
    aProduct("Second", ["Beige"]),
  ];
  expect(fittingProduct(products, choice)).toMatchObject({ product: { name: "First" }, color: { name: "Beige" } });
});

it("prefers another colour to another size", () => {
  const products = [aProduct("Narrow", ["Beige"], { maxWidth: 30 }), aProduct("Wide", ["Navy"])];
  expect(fittingProduct(products, choice)).toMatchObject({ product: { name: "Wide" }, color: { name: "Navy" } });
});

it("prefers a similar colour to a more popular product", () => {
  const products = [aProduct("White", ["White"]), aProduct("Tan", ["Black", "Natural Wood"])];
  expect(fittingProduct(products, choice)).toMatchObject({ product: { name: "Tan" }, color: { name: "Natural Wood" } });
});

describe("when no product has everything", () => {
  it("takes the most similar colour", () => {
    const products = [aProduct("Only", ["Black", "Cream", "Navy"])];
    expect(fittingProduct(products, choice)?.color.name).toBe("Cream");
  });

  it("takes the nearest size that is made", () => {
    const products = [aProduct("Only", ["Beige"], { maxWidth: 30 })];
    expect(fittingProduct(products, choice)?.size).toEqual({ width: 30, height: 48 });
  });

  it("is undefined for a material that no product has", () => {
    expect(fittingProduct([aProduct("Only", ["Beige"])], { ...choice, material: "PVC" })).toBeUndefined();
  });
});
