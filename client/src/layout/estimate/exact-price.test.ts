import { describe, expect, it } from "vitest";
import { exactPriceUrl, fittingWords } from "./exact-price";

const CHOICE = {
  type: "blinds",
  size: { width: 36, height: 48 },
  material: "Premium Wood",
  color: "#d8b483",
  pricePence: 14_999,
} as const;
const FITTING = {
  product: { slug: "wooden-blinds" },
  color: { name: "Natural Wood", label: "Natural Wood", hex: "#d8b483", filter: "tan" },
  size: { width: 35.4331, height: 48 },
};

describe("exactPriceUrl", () => {
  it("links to the fitting product with its colour and size", () => {
    expect(exactPriceUrl(CHOICE, FITTING, "cm")).toBe(
      "/products/wooden-blinds?color=Natural+Wood&material=Premium+Wood&width=35.4331&height=48&unit=cm",
    );
  });

  it.each([
    ["blinds", "Premium Wood", "/category/blinds?material=wood"],
    ["shutters", "Faux Wood", "/category/shutters?material=faux-wood"],
    ["curtains", "Blackout Fabric", "/category/decorative-styles?material=fabric"],
  ] as const)("links to the list of %s in %s while no product is known", (type, material, address) => {
    expect(exactPriceUrl({ ...CHOICE, type, material }, undefined, "mm")).toBe(address);
  });
});

describe("fittingWords", () => {
  it.each([
    ["mm", "Natural Wood, Premium Wood, 900 × 1219 mm"],
    ["in", "Natural Wood, Premium Wood, 35.43 × 48 in"],
  ] as const)("has the size in %s", (unit, words) => {
    expect(fittingWords(FITTING, CHOICE, unit)).toBe(words);
  });
});
