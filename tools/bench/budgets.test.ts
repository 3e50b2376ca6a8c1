import { expect, it } from "vitest";
import type { Row } from "./benchmark.ts";
import { verdicts, withComparedRows } from "./budgets.ts";
import { ADD_OPERATION, LIST_OPERATION, PRODUCT_OPERATION, type Operation } from "./operations.ts";
import type { Results } from "./results.ts";

const NOTHING: Results = {
  machine: "",
  benchmarks: [],
  ...{ sizes: undefined, refused: undefined, pages: undefined, changes: undefined, flood: undefined, start: undefined },
  soak: undefined,
};
const score = (relativeRate: number) => ({ perSecond: 1, p99: 1, cpu: 1, relativeRate });
const row = (operation: Operation, connections: number, off: number, on: number): Row => ({
  operation,
  connections,
  scores: { baseline: score(1), off: score(off), on: score(on) },
});
const memory = { fresh: 1, loaded: 1 };
const benchmark = (...rows: Row[]) => ({
  products: 1000,
  rows,
  memory: { baseline: memory, off: memory, on: memory },
});

it("judges nothing that was not measured", () => {
  expect(verdicts(NOTHING)).toEqual([]);
});

it("takes the worst operation at 16 connections", () => {
  const rows = [
    row(LIST_OPERATION, 16, 0.9, 2),
    row(PRODUCT_OPERATION, 16, 0.14, 1.5),
    row(LIST_OPERATION, 64, 0.01, 0.01),
  ];
  expect(verdicts({ ...NOTHING, benchmarks: [benchmark(...rows)] })).toEqual([
    expect.objectContaining({ measured: "14 %", isMet: false }),
    expect.objectContaining({ measured: "150 %", isMet: true }),
  ]);
});

it("keeps the rows with 16 connections for the page", () => {
  const [compared, other] = [row(LIST_OPERATION, 16, 1, 1), row(LIST_OPERATION, 64, 1, 1)];
  const { benchmarks } = withComparedRows({ ...NOTHING, benchmarks: [benchmark(compared, other)] });
  expect(benchmarks).toEqual([benchmark(compared)]);
});

it("compares adding to the cart without the cache", () => {
  const [verdict, ...rest] = verdicts({ ...NOTHING, benchmarks: [benchmark(row(ADD_OPERATION, 16, 0.4, 0))] });
  expect(verdict).toMatchObject({ measured: "40 %", isMet: true });
  expect(rest).toEqual([]);
});

it("a figure on its limit meets the budget, one beyond it does not", () => {
  const met = verdicts({ ...NOTHING, pages: { cachedPerSecond: 3000, renderedMs: 40 } });
  expect(met.map(({ isMet }) => isMet)).toEqual([true, true]);
  const missed = verdicts({ ...NOTHING, pages: { cachedPerSecond: 2999, renderedMs: 40.1 } });
  expect(missed.map(({ isMet }) => isMet)).toEqual([false, false]);
});

it("judges memory, its growth and the connections of a soak", () => {
  const soak = {
    minutes: 30,
    requests: 90_000,
    peakMegabytes: 351,
    memoryGrowthPercent: 4,
    connections: { early: 9, late: 21 },
  };
  expect(verdicts({ ...NOTHING, soak }).map(({ isMet }) => isMet)).toEqual([false, true, false]);
});
