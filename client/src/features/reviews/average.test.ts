import { expect, it } from "vitest";
import { averageOf } from "./average";

it.each([
  { counts: [], average: 0, total: 0 },
  { counts: [{ rating: 5, count: 0 }], average: 0, total: 0 },
  {
    counts: [
      { rating: 5, count: 6 },
      { rating: 4, count: 2 },
    ],
    average: 4.75,
    total: 8,
  },
])("of $total reviews is $average stars", ({ counts, average, total }) => {
  expect(averageOf(counts)).toEqual({ average, total });
});
