import { describe, expect, it } from "vitest";
import type { OptionedProduct } from "./option.js";
import { resolveOptions } from "./resolve-options.js";

const SHUTTERS: OptionedProduct = {
  name: "Shutters",
  options: [
    { name: "fit", values: ["recess", "exact"], defaultValue: "recess" },
    { name: "frame", values: ["L frame", "Z frame", "outside frame"], defaultValue: "L frame" },
    { name: "louvre", values: ["63 mm", "89 mm"], defaultValue: "89 mm" },
  ],
};
const ROLLER: OptionedProduct = {
  name: "Roller Blinds",
  options: [
    { name: "fit", values: ["recess", "exact"], defaultValue: "recess" },
    { name: "fixing", values: ["top", "face"], defaultValue: "top" },
    { name: "control", values: ["cord-free", "chain"], defaultValue: "cord-free" },
    { name: "control side", values: ["left", "right"], defaultValue: "left" },
    { name: "openness", values: ["3 %", "5 %"], defaultValue: "5 %" },
  ],
};

/** The values by option, or the refusal. */
function resolved(product: OptionedProduct, chosen: Readonly<Record<string, string>>, material = "PVC") {
  const choices = Object.entries(chosen).map(([name, value]) => ({ name, value }));
  const resolution = resolveOptions(product, choices, material);
  if ("refusal" in resolution) return resolution.refusal;
  return Object.fromEntries(resolution.choices.map(({ name, value }) => [name, value]));
}

describe("options that are left out", () => {
  it("are made as the default, which need not be the first value", () => {
    expect(resolved(SHUTTERS, {})).toEqual({ fit: "recess", frame: "L frame", louvre: "89 mm" });
  });

  it("follow another choice", () => {
    expect(resolved(SHUTTERS, { fit: "exact" })).toMatchObject({ frame: "outside frame" });
    expect(resolved(ROLLER, { fit: "exact" })).toMatchObject({ fixing: "face" });
    expect(resolved(ROLLER, { fit: "exact", fixing: "top" })).toMatchObject({ fixing: "top" });
  });

  it("give way to a later choice that they can't be made with", () => {
    const { options } = SHUTTERS;
    const [fit, frame] = options.map((option) => ({ ...option, values: option.values.toReversed() }));
    const reversed = { name: "Shutters", options: [frame, fit].filter((option) => option !== undefined) };
    expect(resolved(reversed, { fit: "exact" })).toMatchObject({ frame: "outside frame" });
    expect(resolved(reversed, { fit: "recess" })).toMatchObject({ frame: "L frame" });
  });

  it("are left open where another choice settles them", () => {
    expect(resolved(SHUTTERS, { frame: "outside frame" })).not.toHaveProperty("fit");
    expect(resolved(SHUTTERS, { frame: "outside frame", fit: "exact" })).toMatchObject({ fit: "exact" });
  });

  it("are not asked where there is nothing to choose", () => {
    expect(resolved(ROLLER, { "control side": "right" })).not.toHaveProperty("control side");
    expect(resolved(ROLLER, { control: "chain" })).toMatchObject({ "control side": "left" });
    expect(resolved(ROLLER, {}, "Light Filtering Fabric")).not.toHaveProperty("openness");
    expect(resolved(ROLLER, {})).toMatchObject({ openness: "5 %" });
  });
});

describe("a choice is refused with a sentence", () => {
  it.each([
    [{ fit: "recess", frame: "outside frame" }, /outside frame stands on the wall/],
    [{ fit: "exact", frame: "L frame" }, /L frame is screwed to the sides/],
    [{ fit: "round" }, "For fit choose recess, exact."],
    [{ colour: "red" }, "Shutters has no option of this name. It has fit, frame, louvre."],
    [{ __proto__name: "x" }, /no option of this name/],
    [{ "height from floor": "2300 mm" }, /no option of this name/],
  ])("%j", (chosen, sentence) => {
    expect(resolved(SHUTTERS, chosen)).toMatch(sentence);
  });

  it("if it is given twice", () => {
    const twice = [
      { name: "fit", value: "recess" },
      { name: "fit", value: "exact" },
    ];
    expect(resolveOptions(SHUTTERS, twice, "MDF")).toEqual({ refusal: "Each option can be given once." });
  });

  it.each(["", "2.3 m", "299 mm", "5001 mm", "-2300", "2300mm2"])("for the height %j", (height) => {
    expect(resolved(ROLLER, { control: "chain", "height from floor": height })).toMatch(/height/);
  });
});

it.each(["2300 mm", "2300", "2300mm", "measured at the visit"])("takes the height %j", (height) => {
  expect(resolved(ROLLER, { control: "chain", "height from floor": height })).toMatchObject({
    "height from floor": height,
  });
});
