import { describe, expect, it } from "vitest";
import { lineMaking } from "./line-making.js";
import { madeChoices } from "./made-choices.js";
import { measuringPlan } from "./measuring-plan.js";
import {
  codedGlass,
  GLASS_MEASURED,
  measuredAtGlass,
  readWindowCode,
  ROOF_WINDOW,
  ROOF_WINDOWS,
} from "./options/roof-window.js";
import { nearestCodes, WINDOW_CODES } from "./options/window-codes.js";
import { toInches } from "./sizes.js";

const SKYLIGHT = {
  ...{ name: "Skylight Blinds", family: "skylight", variant: null, specifications: [] },
  options: [{ name: ROOF_WINDOW, values: ROOF_WINDOWS, defaultValue: GLASS_MEASURED }],
};
const inches = (width: number, height: number) => ({ width: toInches(width, "mm"), height: toInches(height, "mm") });
const choice = (value: string) => [{ name: ROOF_WINDOW, value }];

/** The words of the option at a size in mm, or the refusal. */
function made(value: string, width: number, height: number) {
  const result = madeChoices(SKYLIGHT, { ...inches(width, height), material: "PVC", customizations: choice(value) });
  return "refusal" in result ? result.refusal : result.choices[0]?.valueLabel;
}

describe("a code", () => {
  it.each([...WINDOW_CODES])("%s has the glass %j, and no other", (code, [width, drop]) => {
    expect(made(`VELUX ${code}`, width, drop)).toBe(`VELUX ${code}`);
    expect(made(`VELUX ${code}`, width + 1, drop)).toBe(
      `The glass of a VELUX ${code} is ${width} × ${drop} mm (width × drop). You gave ${width + 1} × ${drop} mm. ` +
        "Take the size of the code, or choose “measured at the glass”.",
    );
    expect(made(`VELUX ${code}`, drop, width)).toMatch(/^The glass of a VELUX/);
  });

  it.each([
    ["304", "M04"],
    ["308", "M08"],
    ["606", "S06"],
    ["808", "U08"],
  ])("%s from before April 2001 has the glass of %s", (before, today) => {
    expect(WINDOW_CODES.get(before)).toEqual(WINDOW_CODES.get(today));
  });

  it.each(["M04", "m04", "VELUX M04", "velux m 04", "M-04"])("is read as it was typed: %s", (typed) => {
    expect(readWindowCode(typed)).toEqual({ value: "VELUX M04" });
  });

  it("says of a size in hundredths of an inch that it is the same", () => {
    const size = { width: 23.74, height: 28.74 };
    const made = madeChoices(SKYLIGHT, { ...size, material: "PVC", customizations: choice("VELUX M04") });
    expect(made).toHaveProperty("choices");
  });
});

describe("a code that is not known", () => {
  it("is answered with the nearest ones, and never taken for them", () => {
    expect(made("VELUX MK04", 603, 730)).toMatch(
      /^We know no VELUX window MK04\. The nearest that we know are M04 \(603 × 730 mm\), .* and .* Take one only if it is the whole code/,
    );
    expect(readWindowCode("MK04")).toMatchObject({ nearest: expect.arrayContaining(["M04"]) });
  });

  it.each([
    ["S07", "S01"],
    ["M14", "M04"],
    ["U4", "U04"],
    ["", "C02"],
  ])("%j is near %s", (typed, near) => {
    expect(nearestCodes(typed)).toContain(near);
  });

  it("says how a known one is written", () => {
    expect(made("M04", 603, 730)).toBe("For roof window give maker and code: VELUX M04.");
    expect(made("Fakro 06", 603, 730)).toMatch(
      /^We have no list of this maker's codes\. .*“Fakro, measured at the glass”/,
    );
  });
});

describe("a window without a code", () => {
  it.each([GLASS_MEASURED, measuredAtGlass("VELUX"), measuredAtGlass("Fakro")])("is made in any size: %s", (value) => {
    expect(made(value, 640, 800)?.toLowerCase()).toBe(value.toLowerCase());
    expect(codedGlass(value)).toBeUndefined();
  });

  it("is measured with a tape, one with a code is not", () => {
    expect(measuringPlan(SKYLIGHT, [])?.taken).toBe("smallest");
    expect(measuringPlan(SKYLIGHT, choice("VELUX M04"))).toBeNull();
    const making = (value: string) => lineMaking(SKYLIGHT, { ...inches(603, 730), customizations: choice(value) });
    expect([making(GLASS_MEASURED).fit, making("VELUX M04").fit]).toEqual(["glass", "code"]);
    expect(making("VELUX M04").summary).toBe(
      "Your roof window’s glass is 603 × 730 mm. We make the blind exactly so; nothing is taken off.",
    );
  });
});
