import { expect, it } from "vitest";
import { readLength, typedInches } from "./length-input.js";
import { toInches } from "./sizes.js";

it.each([
  ["1200", "mm", 1200],
  ["  1200 ", "mm", 1200],
  ["120.5", "cm", 120.5],
  ["120,5", "cm", 120.5],
  ["47.25", "in", 47.25],
  ["12.", "in", 12],
  [".5", "in", 0.5],
  ["1,200", "mm", 1200],
  ["1,200.5", "mm", 1200.5],
  ["0", "mm", 0],
  ["25400", "mm", 25_400],
] as const)("reads %j in %s as %s", (text, unit, value) => {
  expect(readLength(text, unit, "width")).toEqual({ inches: toInches(value, unit) });
});

it.each([
  ["1200mm", "mm", 1200, "mm"],
  ["1200 mm", "in", 1200, "mm"],
  ["1 200", "mm", 1200, "mm"],
  ["1\u00a0200,5", "mm", 1200.5, "mm"],
  ["120 cm", "mm", 120, "cm"],
  ["120CM", "mm", 120, "cm"],
  ["1.2 m", "mm", 1200, "mm"],
  ["1,25m", "cm", 1250, "mm"],
  ["120 centimetres", "mm", 120, "cm"],
  ['47 1/4"', "mm", 47.25, "in"],
  ["47 1/4", "in", 47.25, "in"],
  ["47-1/4 in", "mm", 47.25, "in"],
  ["47¼”", "mm", 47.25, "in"],
  ["3/4″", "mm", 0.75, "in"],
  ["47.25 inches", "mm", 47.25, "in"],
  ["23 1/16", "in", 23.0625, "in"],
] as const)("reads %j in a field in %s as %s %s", (text, unit, value, meant) => {
  expect(readLength(text, unit, "width")).toEqual({ inches: toInches(value, meant) });
});

it.each(["", "   "])("asks for a number when %j is typed", (text) => {
  expect(readLength(text, "mm", "width")).toEqual({ message: "Please enter the width in mm." });
  expect(readLength(text, "cm", "height")).toEqual({ message: "Please enter the drop in cm." });
});

it.each([
  "-5",
  "NaN",
  "Infinity",
  "1e309",
  "1e3",
  "0x20",
  "12 34",
  "1,2,3",
  "1.2.3",
  "12,34.5",
  ".",
  ",",
  "wide",
  "１２",
  "47 1/4",
  "12 mm mm",
  "120 km",
  "1/0 in",
  "1/99999999999 in",
  "1 2/3/4 in",
  "mm",
])("refuses %j with a message", (text) => {
  expect(readLength(text, "mm", "width")).toEqual({
    message: "Please enter the width as a plain figure in mm, for example 1200.",
  });
});

it.each([
  ["25401", "mm"],
  ["1001", "in"],
  ["9".repeat(400), "mm"],
  ["26 m", "mm"],
  [`${"9".repeat(400)} m`, "mm"],
] as const)("says that %s %s can't be right", (text, unit) => {
  expect(readLength(text, unit, "height")).toEqual({
    message: "This drop is longer than anything we make. Please check the figure and the unit.",
  });
});

it.each([
  ["1200", "mm", toInches(1200, "mm")],
  ["120 cm", "in", toInches(120, "cm")],
  ["1400", "in", 1400],
  ["100000", "mm", toInches(100_000, "mm")],
  ["100001", "mm", undefined],
  ["", "mm", undefined],
  ["wide", "mm", undefined],
] as const)("takes %j in a field in %s for %s inches, though it can't be right", (text, unit, inches) => {
  expect(typedInches(text, unit)).toBe(inches);
});
