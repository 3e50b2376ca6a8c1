import { InMemoryCache } from "@apollo/client";
import { expect, it } from "vitest";
import { DEFAULT_LIMITS } from "@rules/size-limits";
import { readBack, type Choices } from "./read-back";

const CHOICES = {
  configuration: { size: { width: 47.2441, height: 55.1181 }, color: "Oak", material: "Hardwood", customizations: [] },
  unit: "mm",
  wording: { yours: "blind", one: "One blind", second: "Drop" },
  color: { name: "Oak", label: "Oak", hex: "#b07d4b", description: "Medium, warm golden brown" },
  material: { name: "Hardwood", label: "Hardwood", note: "Stiff", surface: "wood grain", filter: "wood" },
  product: {
    ...{ id: "1", name: "Wooden Blinds", family: "WOODEN", variant: null, specifications: [] },
    options: [
      { name: "fit", defaultValue: "recess", values: [{ name: "recess" }, { name: "exact" }] },
      { name: "fixing", defaultValue: "top", values: [{ name: "top" }, { name: "face" }] },
      { name: "tapes", defaultValue: "no tapes", values: [{ name: "no tapes" }, { name: "matching tapes" }] },
    ],
  },
  sizeFields: { wrong: [], width: { isTyped: false }, height: { isTyped: false }, limits: DEFAULT_LIMITS },
} as unknown as Choices;
const sentences = (changes: object = {}) => readBack({ ...CHOICES, ...changes }, new InMemoryCache());
const sized = (width: number, height: number) => ({
  configuration: { ...CHOICES.configuration, size: { width, height } },
});

it("says size, unit, fit, colour and material, one by one", () => {
  expect(sentences()).toEqual([
    "Width: 1200 mm, that is 120 cm.",
    "Drop: 1400 mm, that is 140 cm.",
    "The drop is the longer of the two.",
    "You measure in millimetres.",
    "Fit: inside the recess.",
    "Your recess is 1200 × 1400 mm. We make the blind 1190 × 1395 mm (10 mm off the width to move freely, 5 mm off the drop to clear the sill).",
    "Colour: Oak. Medium, warm golden brown.",
    "Material: Hardwood.",
  ]);
});

it.each([
  ["cm", "Width: 120 cm, that is 1200 mm.", "You measure in centimetres."],
  ["in", "Width: 47.24 in, that is 1200 mm.", "You measure in inches."],
] as const)("speaks of %s where they are chosen", (unit, width, unitName) => {
  const [said, , , named] = sentences({ unit });
  expect([said, named]).toEqual([width, unitName]);
});

it("names one length in both units, also where it is stored in inches", () => {
  const [width] = sentences(sized(12, 12));
  expect(width).toBe("Width: 305 mm, that is 30.5 cm.");
});

it.each([
  [55, 47, "The width is the longer of the two."],
  [47, 55, "The drop is the longer of the two."],
])(
  "says which length is the longer, as figures alone hide that they were swapped: %d × %d in",
  (width, drop, sentence) => {
    expect(sentences(sized(width, drop))[2]).toBe(sentence);
  },
);

it("says of a square no longer length, nor where one can't be made", () => {
  expect(sentences(sized(47, 47)).join(" ")).not.toContain("the longer");
  expect(sentences({ sizeFields: { ...CHOICES.sizeFields, wrong: ["height"] } }).join(" ")).not.toContain("the longer");
});

it("repeats no length that can't be made", () => {
  const [width, drop, ...others] = sentences({ sizeFields: { ...CHOICES.sizeFields, wrong: ["height"] } });
  expect(width).toBe("Width: 1200 mm, that is 120 cm.");
  expect(drop).toBe("Drop: not a size that we make. Please check it.");
  expect(others.join(" ")).not.toContain("We make the blind");
});

it("follows the chosen fit, and says what differs from the standard", () => {
  const customizations = [
    { name: "fit", value: "exact" },
    { name: "tapes", value: "matching tapes" },
  ];
  const said = sentences({ configuration: { ...CHOICES.configuration, customizations } });
  expect(said).toContain("Fit: exact size, as outside the recess.");
  expect(said.join(" ")).not.toContain("Your recess");
  expect(said.slice(-2)).toEqual(["Fixing: Face.", "Tapes: Matching tapes."]);
});

it("says no fit where there is none to choose", () => {
  expect(sentences({ product: { ...CHOICES.product, options: [] } }).join(" ")).not.toContain("Fit");
});

it("asks once more about a size that looks like a slip", () => {
  expect(sentences(sized(82.6772, 27.5591)).at(-1)).toBe(
    "2100 × 700 mm is an unusual shape. Did you mean 700 × 2100 mm?",
  );
  expect(sentences(sized(12, 12)).at(-1)).toBe("This is the smallest that we make. Is your window really that small?");
});
