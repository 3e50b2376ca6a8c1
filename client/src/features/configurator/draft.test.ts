import { describe, expect, it } from "vitest";
import { toInches } from "@rules/sizes";
import {
  changeMaterial,
  changeUnit,
  chooseSize,
  commonSizes,
  lengthProblem,
  lengthRange,
  shownLength,
  stepLength,
  typeLength,
  wrongFields,
  type Draft,
} from "./draft";

const limits = { minWidth: 12, maxWidth: 96, minHeight: 12, maxHeight: 96 };

const aDraft = (width = 36, height = 48): Draft => ({
  configuration: { color: "Oak", material: "Hardwood", size: { width, height }, unit: undefined, customizations: [] },
  typed: {},
});

describe("typing a length", () => {
  it.each([
    ["600", "mm"],
    ["60", "cm"],
    ["23.0625", "in"],
    ["1,200", "mm"],
  ] as const)("accepts %j %s and keeps the typed text", (text, unit) => {
    const draft = typeLength(aDraft(), "width", text, unit, limits);
    expect(draft.configuration.size).toEqual({ width: toInches(Number(text.replace(",", "")), unit), height: 48 });
    expect(shownLength(draft, "width", unit)).toBe(text);
    expect(lengthProblem(draft, "width", unit, limits)).toBeUndefined();
  });

  it.each([
    ["", "mm", "Please enter the drop in mm."],
    ["wide", "cm", "Please enter the drop as a plain figure in cm, for example 120."],
    ["3000", "mm", "The longest we make is 2438 mm (96 in)."],
    ["5", "cm", "The shortest we make is 30.5 cm (12 in)."],
  ] as const)("keeps the last valid drop while %j %s is in the field", (text, unit, sentence) => {
    const draft = typeLength(aDraft(), "height", text, unit, limits);
    expect(draft.configuration.size.height).toBe(48);
    expect(shownLength(draft, "height", unit)).toBe(text);
    expect(lengthProblem(draft, "height", unit, limits)).toBe(sentence);
    expect(lengthProblem(draft, "width", unit, limits)).toBeUndefined();
  });
});

describe("another material", () => {
  const faux = { ...limits, maxWidth: toInches(2100, "mm"), maxArea: 3.6, madeIn: "Faux Wood" };
  const wide = typeLength(aDraft(), "width", "2300", "mm", limits);

  it("keeps a length that it can't have in the field, with the reason, and can go back", () => {
    const changed = changeMaterial(wide, "Faux Wood", "mm", faux);
    expect(changed.configuration).toMatchObject({ material: "Faux Wood", size: { width: toInches(2100, "mm") } });
    expect(shownLength(changed, "width", "mm")).toBe("2300");
    expect(lengthProblem(changed, "width", "mm", faux)).toBe("The widest we make in Faux Wood is 2100 mm (82.68 in).");
    expect(changeMaterial(changed, "Hardwood", "mm", limits)).toEqual(wide);
  });

  it("does the same with a size of a link, whose area is too large", () => {
    const changed = changeMaterial(aDraft(80, 80), "Faux Wood", "mm", faux);
    expect(changed.configuration.size).toEqual({ width: 80, height: expect.closeTo(69.75, 2) });
    expect([shownLength(changed, "width", "mm"), shownLength(changed, "height", "mm")]).toEqual(["2032", "2032"]);
    expect(wrongFields(changed, "mm", faux)).toEqual(["height"]);
  });

  it("leaves a size that it can have", () => {
    const changed = changeMaterial(aDraft(), "Faux Wood", "mm", faux);
    expect(changed).toEqual({ ...aDraft(), configuration: { ...aDraft().configuration, material: "Faux Wood" } });
  });
});

describe("arrow keys", () => {
  const up = { isUp: true, withShift: false };
  const down = { isUp: false, withShift: false };
  const step = (text: string, unit: "mm" | "cm" | "in", arrow = up) => {
    const draft = stepLength(typeLength(aDraft(), "width", text, unit, limits), "width", unit, limits, arrow);
    return shownLength(draft, "width", unit);
  };

  it("step by 1 mm, or an eighth of an inch", () => {
    expect([step("1200", "mm"), step("120", "cm"), step("47", "in")]).toEqual(["1201", "120.1", "47.125"]);
    expect([step("1200", "mm", down), step("30.6", "cm", down), step("47", "in", down)]).toEqual([
      "1199",
      "30.5",
      "46.875",
    ]);
  });

  it("step ten times as far with Shift, in inches by one", () => {
    const far = { isUp: true, withShift: true };
    expect([step("1200", "mm", far), step("120", "cm", far), step("47", "in", far)]).toEqual(["1210", "121", "48"]);
  });

  it("go to the next whole step first", () => {
    expect([step("622.3", "mm"), step("622.3", "mm", down)]).toEqual(["623", "622"]);
  });

  it("stay within what can be made, and come back into it", () => {
    expect([step("2438", "mm"), step("305", "mm", down), step("9", "mm"), step("25000", "mm", down)]).toEqual([
      "2438",
      "305",
      "305",
      "2438",
    ]);
  });

  it("begin at the last size that can be made where the text is no length", () => {
    expect(step("wide", "mm")).toBe("915");
    expect(lengthRange(aDraft(), "width", "mm", limits)).toEqual({ now: 914, min: 305, max: 2438 });
  });
});

describe("typing two lengths that belong together", () => {
  const awning = {
    minWidth: 79,
    maxWidth: 275,
    minHeight: 59,
    maxHeight: 137,
    minWidthBeyondHeight: toInches(500, "mm"),
  };

  it("shows the error at the one typed last, and accepts it once the other one fits", () => {
    const tooFar = typeLength(aDraft(100, 60), "height", "3000", "mm", awning);
    expect(lengthProblem(tooFar, "height", "mm", awning)).toBe("At 2540 mm wide, the longest we make is 2040 mm.");
    expect(lengthProblem(tooFar, "width", "mm", awning)).toBeUndefined();
    expect(tooFar.configuration.size).toEqual({ width: 100, height: 60 });
    const wider = typeLength(tooFar, "width", "3500", "mm", awning);
    expect(wrongFields(wider, "mm", awning)).toEqual([]);
    expect(wider.configuration.size).toEqual({ width: toInches(3500, "mm"), height: toInches(3000, "mm") });
  });
});

describe("changing the unit", () => {
  it.each([
    ["60", "cm", "mm", "600"],
    ["600", "mm", "cm", "60"],
    ["24", "in", "mm", "610"],
    ["23.0625", "in", "cm", "58.58"],
  ] as const)("shows %j %s in %s as %j, at the same length", (text, from, to, shown) => {
    const typed = typeLength(aDraft(), "width", text, from, limits);
    const changed = changeUnit(typed, from, to, limits);
    expect(shownLength(changed, "width", to)).toBe(shown);
    expect(changed.configuration.size).toEqual(typed.configuration.size);
    expect(changed.configuration.unit).toBe(to);
  });

  it("is the same after it was stored and read", () => {
    const typed = typeLength(aDraft(), "width", "60", "cm", limits);
    const back = changeUnit(changeUnit(typed, "cm", "in", limits), "in", "cm", limits);
    expect(shownLength(back, "width", "cm")).toBe("60");
  });

  it("reads an invalid figure in the new unit", () => {
    const typed = typeLength(aDraft(), "width", "120", "mm", limits);
    const changed = changeUnit(typed, "mm", "cm", limits);
    expect(shownLength(changed, "width", "cm")).toBe("120");
    expect(changed.configuration.size.width).toBe(toInches(120, "cm"));
  });

  it("keeps a figure that is invalid in the new unit, too", () => {
    const typed = typeLength(aDraft(), "width", "9", "mm", limits);
    const changed = changeUnit(typed, "mm", "in", limits);
    expect(shownLength(changed, "width", "in")).toBe("9");
    expect(changed.configuration.size.width).toBe(36);
    expect(lengthProblem(changed, "width", "in", limits)).toContain("between 12 and 96 inches");
  });
});

describe("common sizes", () => {
  const figures = (unit: "mm" | "cm" | "in", of = limits) =>
    commonSizes(of, unit).map((offer) => `${offer.name} ${offer.figures}`);

  it.each([
    ["mm", ["Small 610 × 914", "Medium 914 × 1219", "Large 1219 × 1524"]],
    ["cm", ["Small 61 × 91.4", "Medium 91.4 × 121.9", "Large 121.9 × 152.4"]],
    ["in", ["Small 24 × 36", "Medium 36 × 48", "Large 48 × 60"]],
  ] as const)("are offered in %s", (unit, expected) => {
    expect(figures(unit)).toEqual(expected);
  });

  it("are clamped to the limits, and no size is offered twice or alone", () => {
    expect(figures("in", { ...limits, maxHeight: 40 })).toEqual(["Small 24 × 36", "Medium 36 × 40", "Large 48 × 40"]);
    expect(figures("in", { minWidth: 98, maxWidth: 236, minHeight: 98, maxHeight: 157 })).toEqual([]);
  });

  it("replace the typed size", () => {
    const typed = typeLength(aDraft(), "width", "nonsense", "mm", limits);
    const chosen = chooseSize(typed, { width: 24, height: 36 });
    expect(shownLength(chosen, "width", "mm")).toBe("610");
    expect(chosen.configuration.size).toEqual({ width: 24, height: 36 });
  });
});
