import { describe, expect, it } from "vitest";
import { editProduct, type EditedProduct, type ProductChanges } from "./product-form.js";

const PRODUCT: EditedProduct = {
  name: "Roller Blinds",
  shortDescription: "A flat piece of cloth.",
  description: "One.\n\nTwo.",
  basePricePence: 5000,
  wasPricePence: null,
  leadTimeDays: 14,
  warrantyYears: 2,
  isNew: false,
  isBestSeller: true,
  material: "fabric",
  materials: ["Blackout Fabric", "PVC"],
  colors: ["White", "Cream", "Navy"],
  rooms: ["bedroom"],
  features: ["blackout"],
  minWidth: 12,
  maxWidth: 118,
  minHeight: 12,
  maxHeight: 118,
  maxArea: 7.5,
  minWidthBeyondHeight: null,
  options: [{ name: "fit", defaultValue: "recess", values: ["recess", "exact"] }],
  specifications: [{ name: "Control", value: "Side chain" }],
};

/** Fields that are refused. */
const refused = (changes: ProductChanges, present = PRODUCT) => {
  const edited = editProduct(present, changes);
  return "problems" in edited ? Object.keys(edited.problems) : [];
};
const edited = (changes: ProductChanges, present = PRODUCT) => {
  const outcome = editProduct(present, changes);
  return "product" in outcome ? outcome.product : undefined;
};

describe("a product", () => {
  it("is taken as it is", () => {
    expect(edited(PRODUCT)).toEqual(PRODUCT);
    expect(edited({})).toEqual(PRODUCT);
  });

  it.each<[string, object]>([
    ["name", { name: "x" }],
    ["name", { name: "Roller\nBlinds" }],
    ["shortDescription", { shortDescription: "x".repeat(91) }],
    ["shortDescription", { shortDescription: "Buy now!" }],
    ["description", { description: "One paragraph." }],
    ["description", { description: "One.\n\nTwo.\n\nThree.\n\nFour." }],
    ["description", { description: "It is soundproof.\n\nTwo." }],
    ["basePricePence", { basePricePence: 0 }],
    ["basePricePence", { basePricePence: 5050 }],
    ["basePricePence", { basePricePence: 50_100 }],
    ["leadTimeDays", { leadTimeDays: 13 }],
    ["warrantyYears", { warrantyYears: 11 }],
    ["material", { material: "gold" }],
    ["materials", { materials: ["PVC"] }],
    ["materials", { materials: ["PVC", "PVC"] }],
    ["colors", { colors: ["White", "Cream"] }],
    ["minWidth", { minWidth: 12.01 }],
    ["maxWidth", { maxWidth: 1001 }],
    ["maxArea", { maxArea: 0 }],
    ["minWidthBeyondHeight", { minWidthBeyondHeight: -1 }],
    ["features", { features: ["motorized"] }],
    ["features", { features: ["child-safe"] }],
    ["options", { options: [{ name: "fit", defaultValue: "loose", values: ["recess", "exact"] }] }],
  ])("is refused for its %s: %j", (field, changes) => {
    expect(refused(changes)).toEqual([field]);
  });

  it.each<[ProductChanges]>([
    [{ basePricePence: 9000, wasPricePence: 8000 }],
    [{ minWidth: 24, maxWidth: 12 }],
    [{ minHeight: 24, maxHeight: 12 }],
    [{ minWidth: 12, minHeight: 12, minWidthBeyondHeight: 1 }],
    [{ rooms: ["bathroom"], materials: ["MDF", "PVC"] }],
  ])("is refused for what goes ill together, at what was changed: %j", (changes) => {
    expect(refused(changes)).toEqual(Object.keys(changes));
  });

  it("is refused at the changed field alone where the other one stays", () => {
    expect(refused({ wasPricePence: 5000 })).toEqual(["wasPricePence"]);
    expect(refused({ basePricePence: 6000 }, { ...PRODUCT, wasPricePence: 6000 })).toEqual(["basePricePence"]);
  });

  it("from before a rule can be edited elsewhere", () => {
    const old = { ...PRODUCT, basePricePence: 60_050, features: ["motorized" as const] };
    expect(edited({ leadTimeDays: 21 }, old)).toEqual({ ...old, leadTimeDays: 21 });
    expect(refused({ basePricePence: 60_050 }, old)).toEqual(["basePricePence"]);
  });

  it("lists its cheapest material first, whatever comes first in the form", () => {
    const materials = ["Premium Wood", "Faux Wood", "PVC", "Vinyl"];
    expect(edited({ materials })?.materials).toEqual(["PVC", "Vinyl", "Faux Wood", "Premium Wood"]);
  });

  it("keeps paragraphs apart by one empty line", () => {
    expect(edited({ description: "One.\r\n\r\n\r\nTwo." })?.description).toBe("One.\n\nTwo.");
  });
});
