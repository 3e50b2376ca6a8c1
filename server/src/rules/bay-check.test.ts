import { describe, expect, it } from "vitest";
import { bayCheck } from "./bay-check.js";
import { fromInches, toInches } from "./sizes.js";

/** A bay of these widths in mm, with the angles between its parts. */
const aBay = (widths: readonly number[], angles: readonly (number | null)[]) =>
  widths.map((width, index) => ({ width: toInches(width, "mm"), angle: angles[index] ?? null }));
const check = (widths: readonly number[], angles: readonly (number | null)[], read: readonly number[] = []) =>
  bayCheck(
    aBay(widths, angles),
    read.map((width) => toInches(width, "mm")),
    "mm",
  );

describe("the widths of a bay", () => {
  it.each([
    ["three parts at 135°", [600, 1200, 600], [135, 135], 2400, 2049],
    ["a square bay", [500, 1500, 500], [90, 90], 2500, 1500],
    ["five parts at 150°", [500, 500, 500, 500, 500], [150, 150, 150, 150], 2500, 1866],
    ["a straight wall", [500, 500], [180], 1000, 1000],
  ])("are its parts together and the straight line across: %s", (_name, widths, angles, along, across) => {
    const found = check(widths, angles);
    expect(fromInches(found.along, "mm")).toBe(along);
    expect(fromInches(found.across ?? 0, "mm")).toBe(across);
    expect(found.findings).toEqual([]);
  });

  it("are only its parts while an angle is missing", () => {
    expect(check([600, 1200, 600], [135, null]).across).toBeUndefined();
  });
});

describe("what does not add up", () => {
  it.each<[string, Parameters<typeof check>, RegExp]>([
    [
      "angles that turn back",
      [
        [500, 900, 500],
        [80, 80],
      ],
      /turn back into the room/,
    ],
    [
      "sides at other angles",
      [
        [500, 900, 500],
        [135, 124],
      ],
      /first angle is 135°, the last 124°/,
    ],
    [
      "sides of other widths",
      [
        [500, 900, 601],
        [135, 135],
      ],
      /outer parts are 500 mm and 601 mm/,
    ],
    [
      "a width that is neither along nor across",
      [[600, 1200, 600], [135, 135], [2200]],
      /You read a width of 2200 mm, but the parts make 2400 mm along the bay, and 2049 mm straight across/,
    ],
    ["a width beyond its parts", [[600, 1200, 600], [null, null], [2421]], /2421 mm, but the parts make 2400 mm/],
  ])("is asked about: %s", (_name, given, sentence) => {
    const { findings } = check(...given);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(sentence);
  });

  it.each<[string, Parameters<typeof check>]>([
    [
      "a half turn",
      [
        [500, 900, 500],
        [90, 90],
      ],
    ],
    [
      "sides that differ a little",
      [
        [500, 900, 600],
        [135, 125],
      ],
    ],
    [
      "widths read along it",
      [
        [600, 1200, 600],
        [135, 135],
        [2400, 2420, 2380],
      ],
    ],
    [
      "widths read straight across",
      [
        [600, 1200, 600],
        [135, 135],
        [2049, 2069],
      ],
    ],
    ["a narrower width, while the angles are missing", [[600, 1200, 600], [null, null], [2049]]],
  ])("is not %s", (_name, given) => {
    expect(check(...given).findings).toEqual([]);
  });
});
