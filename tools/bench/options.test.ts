import { expect, it } from "vitest";
import { readOptions } from "./options.ts";

const DEFAULTS = {
  ...{ products: [1000, 5000], connections: [1, 16, 64], rounds: 3, seconds: 0.6 },
  ...{ only: [], parts: [], minutes: 30, isWhole: true, isQuick: false, isWritten: false },
};

it("measures everything by default", () => {
  expect(readOptions([])).toEqual(DEFAULTS);
});

it("measures less with --quick, and other options override it", () => {
  expect(readOptions(["--quick", "--rounds", "5"])).toEqual({
    ...DEFAULTS,
    ...{ products: [1000], connections: [16], rounds: 5, seconds: 0.5, isQuick: true },
  });
});

it("reads lists, and measures nothing but the named operations", () => {
  expect(readOptions(["--products", "100,200", "--connections", "4", "--only", "list,cart"])).toMatchObject({
    ...{ products: [100, 200], connections: [4], only: ["list", "cart"], isWhole: false },
  });
});

it("measures nothing but the named parts, the soak for so many minutes", () => {
  expect(readOptions(["changes", "soak", "--minutes", "5"])).toMatchObject({ parts: ["changes", "soak"], minutes: 5 });
});

it("writes the page only when asked", () => {
  expect(readOptions(["--write"]).isWritten).toBe(true);
});

it.each([
  [["--rounds", "0"], '--rounds takes numbers above 0, and got "0".'],
  [["--products", "100,many"], '--products takes numbers above 0, and got "many".'],
  [["--seconds", ""], '--seconds takes numbers above 0, and got "".'],
  [["slow"], "There is no part slow, but sizes, refused, pages, changes, flood, start, soak."],
  [["--slow"], "Unknown option '--slow'"],
])("refuses %o", (given, message) => {
  expect(() => readOptions(given)).toThrow(message);
});
