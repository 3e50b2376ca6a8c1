import fc from "fast-check";
import { expect, it } from "vitest";
import { joinLines, type Wanted } from "./join-lines.js";

const lines = (...quantities: [configuration: string, quantity: number][]): Wanted[] =>
  quantities.map(([configuration, quantity]) => ({ configuration, quantity }));

it("adds up equal lines, appends new ones and keeps the others", () => {
  expect(joinLines(lines(["a", 2], ["b", 1]), lines(["c", 4], ["a", 3]))).toEqual({
    lines: lines(["c", 4], ["a", 5]),
    leftOut: [],
  });
});

it("leaves out pieces above 99 of a line and lines above 50", () => {
  expect(joinLines(lines(["a", 90]), lines(["a", 20]))).toEqual({ lines: lines(["a", 99]), leftOut: lines(["a", 11]) });
  expect(joinLines(lines(["a", 99]), lines(["a", 1]))).toEqual({ lines: [], leftOut: lines(["a", 1]) });
  const full = Array.from({ length: 50 }, (_, index) => ({ configuration: `line ${index}`, quantity: 1 }));
  expect(joinLines(full, lines(["new", 2], ["line 3", 2]))).toEqual({
    lines: lines(["line 3", 3]),
    leftOut: lines(["new", 2]),
  });
});

it("joins equal incoming lines, which an order may have", () => {
  expect(joinLines([], lines(["a", 60], ["a", 60]))).toEqual({ lines: lines(["a", 99]), leftOut: lines(["a", 21]) });
});

it("neither loses nor duplicates pieces", () => {
  const some = fc.array(
    fc.record({ configuration: fc.nat(60).map(String), quantity: fc.integer({ min: 1, max: 99 }) }),
    { maxLength: 60 },
  );
  const cart = fc.uniqueArray(
    some.map(([line]) => line ?? { configuration: "0", quantity: 1 }),
    {
      selector: ({ configuration }) => configuration,
      maxLength: 50,
    },
  );
  const sum = (wanted: readonly Wanted[]) => wanted.reduce((total, { quantity }) => total + quantity, 0);
  fc.assert(
    fc.property(cart, some, (present, coming) => {
      const joined = joinLines(present, coming);
      const changed = new Set(joined.lines.map(({ configuration }) => configuration));
      const after = [...present.filter(({ configuration }) => !changed.has(configuration)), ...joined.lines];
      expect(sum(after) + sum(joined.leftOut)).toBe(sum(present) + sum(coming));
      expect(after.length).toBeLessThanOrEqual(50);
      expect(Math.max(0, ...after.map(({ quantity }) => quantity))).toBeLessThanOrEqual(99);
    }),
  );
});
