import { expect, it } from "vitest";
import { COLORS } from "@rules/product-attributes";
import { colourFacts, nearestColour } from "./colour-facts";

const COLOURS = Object.entries(COLORS).map(([name, { label, hex }]) => ({ name, label, hex }));
const named = (name: string) => {
  const colour = COLOURS.find((each) => each.name === name);
  if (!colour) throw new Error(`There is no colour ${name}.`);
  return colour;
};

it.each([
  ["White", "Cream"],
  ["Beige", "Natural Wood"],
  ["Charcoal", "Navy"],
  ["Walnut", "Brown"],
])("finds the colour that is most like %s", (name, nearest) => {
  expect(nearestColour(named(name), COLOURS)?.name).toBe(nearest);
});

it("finds none where there is one colour", () => {
  expect(nearestColour(named("White"), [named("White")])).toBeUndefined();
  expect(colourFacts(named("White"), undefined).map(([name]) => name)).toEqual(["Lightness", "Strength of colour"]);
});

it("says how the nearest colour differs", () => {
  const difference = (one: string, other: string) => colourFacts(named(one), named(other)).at(-1)?.[1];
  expect(difference("White", "Cream")).toBe("Cream: very similar, darker and stronger");
  expect(difference("Dark Grey", "Light Grey")).toBe("Light Grey: lighter");
  expect(difference("Beige", "Natural Wood")).toMatch(/^Natural Wood: very similar, /);
});
