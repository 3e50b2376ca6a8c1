import { expect, it } from "vitest";
import { MATERIALS } from "@rules/product-attributes";
import { hasSamples } from "@rules/samples-form";
import { clothOf } from "./cloth";

const FABRICS = Object.keys(MATERIALS).filter(hasSamples);

it("draws each fabric with a surface of its own, in the colour", () => {
  const drawn = FABRICS.map((fabric) => clothOf(fabric, "#2f3d52"));
  expect(drawn.length).toBeGreaterThan(3);
  expect(new Set(drawn.map(({ backgroundImage }) => backgroundImage)).size).toBe(drawn.length);
  expect(new Set(drawn.map(({ backgroundColor }) => backgroundColor))).toEqual(new Set(["#2f3d52"]));
});
