import { expect, it } from "vitest";
import { hangingLength } from "./hanging-length";

const CHAIN = { control: "chain", "control side": "left" };

it.each([
  ["2300 mm", 1400, 750],
  ["4000 mm", 1400, 1250],
  ["measured at the visit", 1400, 700],
  [undefined, 1400, 700],
  // Too low for a chain, which the panel refuses.
  ["1600 mm", 1400, 700],
])("with the top %s above the floor a chain of a drop of %i mm hangs %i mm", (height, drop, length) => {
  expect(hangingLength({ ...CHAIN, "height from floor": height }, drop)).toBe(length);
});

it("goes by what a line says, whatever the rules have become", () => {
  const said = "Hangs 500 mm at most; tension device on the wall, at least 1700 mm above the floor";
  expect(hangingLength({ ...CHAIN, "height from floor": "2300 mm", "hanging length": said }, 1400)).toBe(500);
});
