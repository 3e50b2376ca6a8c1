import { expect, it } from "vitest";
import { checkQuantity, MAX_LINES, MAX_QUANTITY } from "./quantity.js";

it("has the shop's limits", () => {
  expect([MAX_QUANTITY, MAX_LINES]).toEqual([99, 50]);
});

it.each([1, 2, 99])("accepts %s", (quantity) => {
  expect(checkQuantity(quantity)).toBeUndefined();
});

it.each([0, -1, 1.5, 100, 2 ** 31, NaN, Infinity])("refuses %s with a message", (quantity) => {
  expect(checkQuantity(quantity)).toBe("Quantity must be a whole number from 1 to 99.");
});
