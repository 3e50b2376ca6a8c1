import { expect, it } from "vitest";
import { readLength } from "./length-input.js";
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
])("refuses %j with a message", (text) => {
  expect(readLength(text, "mm", "width")).toEqual({
    message: "Please enter the width as a plain figure in mm, for example 1200.",
  });
});

it.each([
  ["25401", "mm"],
  ["1001", "in"],
  ["9".repeat(400), "mm"],
] as const)("says that %s %s can't be right", (text, unit) => {
  expect(readLength(text, unit, "height")).toEqual({
    message: "This drop is longer than anything we make. Please check the figure and the unit.",
  });
});
