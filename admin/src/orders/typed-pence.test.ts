import { expect, it } from "vitest";
import { typedPence } from "./typed-pence";

it.each([
  ["25", 2500],
  ["25.5", 2550],
  ["25.05", 2505],
  [" £1,234.50 ", 123_450],
  ["0.29", 29],
  ["19.99", 1999],
  ["1,23", NaN],
  ["25.505", NaN],
  ["-5", NaN],
  ["", NaN],
  ["all of it", NaN],
])("%j is %d pence", (typed, pence) => {
  expect(typedPence(typed)).toBe(pence);
});
