import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT, type StepResult } from "./steps.ts";
import type { UnhandledError } from "./unhandled-errors-reporter.ts";

/** Passed tests of one runner, and one line for each failed one: its name and the first line of its message. */
type Count = { passed: number; failures: string[] };

type UnitReport = {
  numPassedTests?: number;
  testResults?: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
};

type BrowserReport = { stats?: { expected?: number; flaky?: number }; suites?: Suite[]; errors?: Message[] };
type Suite = { title: string; specs: Spec[]; suites?: Suite[] };
type Spec = { title: string; tests: { projectName: string; status: string; results: { errors: Message[] }[] }[] };
type Message = { message?: string };

/** Counts each step of `npm run check` as one test. */
export function checkCounts(steps: StepResult[]): Count {
  const failed = steps.filter(({ ok }) => !ok);
  return {
    passed: steps.length - failed.length,
    failures: failed.map(({ name, output }) => failure([name], output)),
  };
}

/**
 * Reads Vitest's JSON report and the errors outside of tests; nothing without a report. Each of these errors, and a file that
 * cannot be loaded, is one failure.
 */
export function unitCounts(report: unknown, unhandled: unknown = []): Count {
  const { numPassedTests = 0, testResults = [] } = (report ?? {}) as UnitReport;
  return {
    passed: numPassedTests,
    failures: [
      ...testResults.flatMap(({ name, status, message, assertionResults }) => {
        const file = path.relative(ROOT, name);
        const failed = assertionResults.filter((test) => test.status === "failed");
        if (failed.length === 0 && status === "failed") return [failure([file], message)];
        return failed.map(({ fullName, failureMessages }) => failure([file, fullName], failureMessages?.[0]));
      }),
      ...(unhandled as UnhandledError[]).map(({ message, file, test }) =>
        failure(
          [
            file === undefined ? "vitest" : path.relative(ROOT, file),
            `outside of tests${test ? `, after "${test}"` : ""}`,
          ],
          message,
        ),
      ),
    ],
  };
}

/** Reads Playwright's JSON report; nothing without a report. A flaky test has passed. */
export function browserCounts(report: unknown): Count {
  const { stats = {}, suites = [], errors = [] } = (report ?? {}) as BrowserReport;
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failures: [
      ...errors.map(({ message }) => failure(["playwright"], message)),
      ...suites.flatMap((file) => failedSpecs(file, [])),
    ],
  };
}

/** Counts a runner that failed without a failed test (it did not start, an error outside of tests) as one failure. */
export function withRunnerFailure(count: Count, runner: string, exitCode: number): Count {
  if (exitCode === 0 || count.failures.length > 0) return count;
  return { ...count, failures: [failure([runner], `ended with exit code ${exitCode}; see its output above`)] };
}

function failedSpecs({ title, specs, suites = [] }: Suite, parents: string[]): string[] {
  const groups = [...parents, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === "unexpected")
        .map(({ projectName, results }) =>
          failure([...groups, `${spec.title} (${projectName})`], results.at(-1)?.errors[0]?.message),
        ),
    ),
    ...suites.flatMap((suite) => failedSpecs(suite, groups)),
  ];
}

function failure(names: string[], message = ""): string {
  const [firstLine = ""] = stripVTControlCharacters(message).trim().split("\n");
  return `${names.join(" › ")}: ${firstLine}`;
}
