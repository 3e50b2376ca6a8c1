import { expect, it } from "vitest";
import { readPromotionCode } from "./promotion-form.js";
import { uniqueCodesForm } from "./unique-code.js";

it.each([
  [" summer25 ", "SUMMER25"],
  ["kx47p-6hj3m", "KX47P6HJ3M"],
  ["KX47P – 6HJ3M\t", "KX47P6HJ3M"],
])("reads %j as %s", (typed, code) => {
  expect(readPromotionCode(typed)).toBe(code);
});

it.each([
  [1, 1, true],
  [1000, 100, true],
  [0, 1, false],
  [1001, 1, false],
  [1.5, 1, false],
  [1, 101, false],
])("%d codes for %d orders each: %s", (count, uses, isFine) => {
  expect(uniqueCodesForm.safeParse({ count, uses }).success).toBe(isFine);
});
