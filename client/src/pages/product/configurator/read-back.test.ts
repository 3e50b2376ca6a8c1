import { expect, it } from "vitest";
import { readBack, type Choices } from "./read-back";

const CHOICES = {
  configuration: { size: { width: 47.2441, height: 55.1181 }, color: "Oak", material: "Hardwood" },
  unit: "mm",
  wording: { yours: "blind", one: "One blind", second: "Drop" },
  color: { name: "Oak", label: "Oak", hex: "#b07d4b", description: "Medium, warm golden brown" },
  material: { name: "Hardwood", label: "Hardwood", note: "Stiff", surface: "wood grain", filter: "wood" },
  product: { options: [{ name: "fit", values: [{ name: "recess", label: "recess" }] }] },
  sizeFields: { wrong: [] },
} as unknown as Choices;

it("says size, unit, fit, colour and material, one by one", () => {
  expect(readBack(CHOICES)).toEqual([
    "Width: 1200 mm, that is 120 cm.",
    "Drop: 1400 mm, that is 140 cm.",
    "You measure in millimetres.",
    "Fit: inside the recess. We take off what it needs to move.",
    "Colour: Oak. Medium, warm golden brown.",
    "Material: Hardwood.",
  ]);
});

it.each([
  ["cm", "Width: 120 cm, that is 1200 mm.", "You measure in centimetres."],
  ["in", "Width: 47.24 in, that is 1200 mm.", "You measure in inches."],
] as const)("speaks of %s where they are chosen", (unit, width, unitName) => {
  const [said, , named] = readBack({ ...CHOICES, unit });
  expect([said, named]).toEqual([width, unitName]);
});

it("names one length in both units, also where it is stored in inches", () => {
  const [width] = readBack({
    ...CHOICES,
    configuration: { ...CHOICES.configuration, size: { width: 12, height: 12 } },
  });
  expect(width).toBe("Width: 305 mm, that is 30.5 cm.");
});

it("repeats no length that can't be made", () => {
  const [width, drop] = readBack({ ...CHOICES, sizeFields: { wrong: ["height"] } });
  expect(width).toBe("Width: 1200 mm, that is 120 cm.");
  expect(drop).toBe("Drop: not a size that we make. Please check it.");
});

it("says no fit where there is none to choose", () => {
  expect(readBack({ ...CHOICES, product: { options: [] } }).join(" ")).not.toContain("Fit");
});
