import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./steps.ts";
import { browserCounts, checkCounts, unitCounts, withRunnerFailure } from "./test-counts.ts";

const NOTHING = { passed: 0, failures: [] };

it("counts the steps of the check and names the failed one with the first line of its output", () => {
  const steps = [
    { name: "Types (tsc)", ok: false, seconds: 3, output: "\nserver/src/shop.ts(3,4): error TS2322\nsecond line\n" },
    { name: "Lint (oxlint)", ok: true, seconds: 1, output: "" },
  ];
  expect(checkCounts(steps)).toEqual({ passed: 1, failures: ["Types (tsc): server/src/shop.ts(3,4): error TS2322"] });
});

it("counts the tests of Vitest's report and names the failed ones", () => {
  const report = {
    numPassedTests: 12,
    numFailedTests: 1,
    testResults: [
      {
        name: path.join(ROOT, "server/src/rules/price.test.ts"),
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "price of a line rounds once", status: "passed", failureMessages: [] },
          {
            fullName: "price of a line is whole pence",
            status: "failed",
            failureMessages: ["\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n    at price.test.ts:3:4"],
          },
        ],
      },
    ],
  };
  expect(unitCounts(report)).toEqual({
    passed: 12,
    failures: ["server/src/rules/price.test.ts › price of a line is whole pence: AssertionError: expected 1 to be 2"],
  });
});

it("counts a test file that cannot be loaded as one failure", () => {
  const testResults = [
    { name: path.join(ROOT, "a.test.ts"), status: "failed", message: "Cannot find './b.ts'", assertionResults: [] },
  ];
  expect(unitCounts({ numPassedTests: 0, testResults })).toEqual({
    passed: 0,
    failures: ["a.test.ts: Cannot find './b.ts'"],
  });
});

it("counts a flaky browser test as passed and names an unexpected result with its groups and project", () => {
  const result = (status: string, ...errors: { message: string }[]) => ({
    projectName: "desk",
    status,
    results: [{ errors }],
  });
  const report = {
    stats: { expected: 5, flaky: 1, unexpected: 1, skipped: 4 },
    suites: [
      {
        title: "cart.spec.ts",
        specs: [{ title: "opens", tests: [result("flaky", { message: "Timeout" })] }],
        suites: [
          {
            title: "an empty cart",
            specs: [
              { title: "says so", tests: [result("unexpected", { message: "Error: not visible\nCall log:" })] },
              { title: "links home", tests: [result("expected")] },
            ],
          },
        ],
      },
    ],
  };
  expect(browserCounts(report)).toEqual({
    passed: 6,
    failures: ["cart.spec.ts › an empty cart › says so (desk): Error: not visible"],
  });
});

it("names an error outside of the unit tests, and the file that ran meanwhile", () => {
  const errors = [
    {
      message: "Error: Connection terminated\n    at end",
      file: path.join(ROOT, "server/test/api/cart.test.ts"),
      test: "adds a line",
    },
    { message: "Error: Worker exited unexpectedly" },
  ];
  expect(unitCounts({ numPassedTests: 2 }, errors)).toEqual({
    passed: 2,
    failures: [
      'server/test/api/cart.test.ts › outside of tests, after "adds a line": Error: Connection terminated',
      "vitest › outside of tests: Error: Worker exited unexpectedly",
    ],
  });
});

it("names an error outside of the browser tests", () => {
  expect(browserCounts({ errors: [{ message: "No tests found" }] }).failures).toEqual(["playwright: No tests found"]);
});

it.each([(report: unknown) => unitCounts(report), browserCounts])("%o counts nothing without a report", (counts) => {
  expect(counts(undefined)).toEqual(NOTHING);
});

it("a runner that fails without a failed test is one failure", () => {
  expect(withRunnerFailure(NOTHING, "vitest", 1)).toEqual({
    passed: 0,
    failures: ["vitest: ended with exit code 1; see its output above"],
  });
});

it.each([
  ["a runner that succeeds", { passed: 4, failures: [] }, 0],
  ["failed tests, which already count", { passed: 4, failures: ["a › b: c", "a › d: e"] }, 1],
])("adds no failure for %s", (_, count, exitCode) => {
  expect(withRunnerFailure(count, "vitest", exitCode)).toEqual(count);
});
