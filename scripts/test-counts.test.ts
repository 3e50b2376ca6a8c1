import { expect, it } from "vitest";
import { browserCounts, unitCounts, withRunnerFailure } from "./test-counts.ts";

it("counts the tests of Vitest's report", () => {
  expect(unitCounts({ numPassedTests: 12, numFailedTests: 3, numTotalTests: 15 })).toEqual({ passed: 12, failed: 3 });
});

it("counts a flaky browser test as passed and an unexpected result as failed", () => {
  expect(browserCounts({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 4 } })).toEqual({
    passed: 6,
    failed: 2,
  });
});

it.each([unitCounts, browserCounts])("%o counts nothing without a report", (counts) => {
  expect(counts(undefined)).toEqual({ passed: 0, failed: 0 });
});

it("a runner that fails without a failed test is one failure", () => {
  expect(withRunnerFailure({ passed: 0, failed: 0 }, 1)).toEqual({ passed: 0, failed: 1 });
});

it.each([
  ["a runner that succeeds", { passed: 4, failed: 0 }, 0],
  ["failed tests, which already count", { passed: 4, failed: 2 }, 1],
])("adds no failure for %s", (_, count, exitCode) => {
  expect(withRunnerFailure(count, exitCode)).toEqual(count);
});
