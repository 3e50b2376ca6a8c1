import { describe, expect, it } from "vitest";
import { cordSafety } from "./cord-safety.js";

/** The verdict on a control; heights in mm. */
function verdict(control: string, dropMm: number, height?: string) {
  const given = height === undefined ? [] : [{ name: "height from floor", value: height }];
  return cordSafety([{ name: "control", value: control }, ...given], dropMm);
}

const lengthOf = (dropMm: number, heightMm: number, control = "chain") => {
  const found = verdict(control, dropMm, `${heightMm} mm`);
  return "safety" in found ? found.safety?.hangingLengthMm : found.refusal;
};

describe("the hanging length", () => {
  it.each([
    [1400, 2300, 750], // H − 1500 = 800
    [700, 2300, 500], // D − 100 = 600
    [350, 3000, 250],
    [1400, 1750, 250],
    [3000, 5000, 2750],
  ])("of a drop of %i with the top at %i mm is %i mm", (drop, height, length) => {
    expect(lengthOf(drop, height)).toBe(length);
    expect(lengthOf(drop, height, "cord")).toBe(length);
  });

  it("never reaches below 1500 mm above the floor, nor to the end of the blind", () => {
    for (let drop = 300; drop <= 3000; drop += 10)
      for (let height = 300; height <= 5000; height += 50) {
        const length = lengthOf(drop, height);
        if (typeof length !== "number") continue;
        expect(length).toBeLessThanOrEqual(height - 1500);
        expect(length).toBeLessThanOrEqual(drop - 100);
        expect(length % 250).toBe(0);
        expect(length).toBeGreaterThanOrEqual(250);
      }
  });
});

describe("a corded blind is refused", () => {
  it.each([
    ["without a height", 1400, undefined, /^For a chain we need the height from the floor/],
    ["hanging too low", 1400, "1749 mm", /hangs too low for a chain: from 1750 mm up/],
    ["too short", 349, "2300 mm", /drop of at least 350 mm/],
    ["too short for any visit", 349, "measured at the visit", /drop of at least 350 mm/],
    ["with a height that was taken from the sill", 1400, "1399 mm", /from the floor, not from the sill/],
  ])("%s", (_case, drop, height, sentence) => {
    expect(verdict("chain", drop, height)).toEqual({ refusal: expect.stringMatching(sentence) });
  });
});

it("leaves the length open where the shop measures, and names the device", () => {
  expect(verdict("chain", 1400, "measured at the visit")).toEqual({
    safety: {
      control: "chain",
      hangingLengthMm: undefined,
      device: expect.stringContaining("tension device"),
      deviceHeightMm: 1500,
    },
  });
});

it.each(["cord-free", "wand"])("needs nothing for the control %s", (control) => {
  expect(verdict(control, 300)).toEqual({ safety: undefined });
});
