import { expect, it } from "vitest";
import { MATERIALS } from "@rules/product-attributes";
import { hasSamples } from "@rules/samples-form";
import { surfaceOf } from "./swatch-surface";

const FABRICS = Object.keys(MATERIALS).filter(hasSamples);

const imageOf = (material: string) => surfaceOf(material, "#2f3d52").backgroundImage;

it("draws each fabric with a surface of its own, in the colour", () => {
  const drawn = FABRICS.map((fabric) => surfaceOf(fabric, "#2f3d52"));
  expect(drawn.length).toBeGreaterThan(3);
  expect(new Set(drawn.map(({ backgroundImage }) => backgroundImage)).size).toBe(drawn.length);
  expect(new Set(drawn.map(({ backgroundColor }) => backgroundColor))).toEqual(new Set(["#2f3d52"]));
});

it("tells cloth, timber, metal and smooth slats apart", () => {
  const kinds = ["Light Filtering Fabric", "Hardwood", "Aluminum", "PVC"].map(imageOf);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(imageOf("Premium Wood")).toBe(imageOf("Hardwood"));
});
