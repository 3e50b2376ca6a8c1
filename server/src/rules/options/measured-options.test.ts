import { describe, expect, it } from "vitest";
import { madeChoices } from "../made-choices.js";
import { toInches } from "../sizes.js";
import { hasValue, measuredMm } from "./measured-options.js";
import type { OptionedProduct } from "./option.js";

const SHUTTERS: OptionedProduct = {
  name: "Shutters",
  options: [
    { name: "louvre", values: ["63 mm", "89 mm"], defaultValue: "89 mm" },
    { name: "midrail", values: ["where it is needed", "at a glazing bar"], defaultValue: "where it is needed" },
  ],
};
const T_POSTS: OptionedProduct = {
  name: "Shutters",
  options: [{ name: "T-post", values: ["where it is needed", "none"], defaultValue: "where it is needed" }],
};
const AWNINGS: OptionedProduct = {
  name: "Awnings",
  options: [{ name: "bracket height", values: ["agreed before we make it"], defaultValue: "agreed before we make it" }],
};

/** The words of an option made at a second figure in mm, or the refusal. */
function made(product: OptionedProduct, secondMm: number, name: string, value: string, widthMm = 1000) {
  const options = {
    width: toInches(widthMm, "mm"),
    height: toInches(secondMm, "mm"),
    material: "MDF",
    customizations: [{ name, value }],
  };
  const result = madeChoices(product, options);
  return "refusal" in result ? result.refusal : result.choices.find((choice) => choice.name === name)?.valueLabel;
}

describe("an option that can be measured", () => {
  it.each([
    [1800, "300 mm"],
    [1800, "900 mm"],
    [1800, "1500 mm"],
    [1800, "at a glazing bar"],
  ])("has in a height of %d mm the midrail %s", (height, value) => {
    expect(made(SHUTTERS, height, "midrail", value)?.toLowerCase()).toBe(value);
  });

  it.each([
    [1800, "299 mm", /is 300 to 1500 mm\. You gave 299 mm/],
    [1800, "1501 mm", /is 300 to 1500 mm\. You gave 1501 mm/],
    [500, "300 mm", /can't be set at this size/],
    [1800, "900", /^For midrail choose where it is needed, at a glazing bar, or a figure such as 900 mm\./],
    [1800, "90 cm", /^For midrail choose/],
    [1800, "-900 mm", /^For midrail choose/],
  ])("refuses in a height of %d mm the midrail %s", (height, value, sentence) => {
    expect(made(SHUTTERS, height, "midrail", value)).toMatch(sentence);
  });

  it.each([
    [1400, "200 mm", "200 mm"],
    [1400, "1200 mm", "1200 mm"],
    [1400, "199 mm", /is 200 to 1200 mm\. You gave 199 mm\. On each side of it a leaf needs 200 mm\./],
    [1400, "1201 mm", /is 200 to 1200 mm\. You gave 1201 mm/],
    [399, "200 mm", /can't be set at this size/],
  ])("has in a width of %d mm the T-post at %s: %s", (width, value, words) => {
    expect(made(T_POSTS, 1800, "T-post", value, width)).toMatch(words);
  });

  it("leaves 2000 mm to walk under an awning that falls by a quarter of its projection", () => {
    expect(made(AWNINGS, 3000, "bracket height", "2750 mm")).toBe("2750 mm");
    expect(made(AWNINGS, 3000, "bracket height", "2749 mm")).toMatch(/is 2750 to 6000 mm\. You gave 2749 mm\./);
  });
});

it("leaves the values of other options as they are", () => {
  expect(made(SHUTTERS, 1800, "louvre", "77 mm")).toBe("For louvre choose 63 mm, 89 mm.");
  expect(measuredMm({ name: "louvre", value: "63 mm" })).toBeUndefined();
  expect(hasValue({ name: "louvre", values: ["63 mm"] }, "64 mm")).toBe(false);
  expect(measuredMm({ name: "constructor", value: "900 mm" })).toBeUndefined();
});
