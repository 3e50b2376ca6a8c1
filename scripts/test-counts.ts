/** Passed and failed tests of one runner. */
export type Count = { passed: number; failed: number };

/** Reads Vitest's JSON report; zeros without a report. */
export function unitCounts(report: unknown): Count {
  const { numPassedTests = 0, numFailedTests = 0 } = (report ?? {}) as Record<string, number | undefined>;
  return { passed: numPassedTests, failed: numFailedTests };
}

/** Reads Playwright's JSON report; zeros without a report. A flaky test has passed. */
export function browserCounts(report: unknown): Count {
  const { stats = {} } = (report ?? {}) as { stats?: { expected?: number; flaky?: number; unexpected?: number } };
  return { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 };
}

/** Counts a runner that failed without a failed test (it did not start, a file could not be read) as one failure. */
export function withRunnerFailure(count: Count, exitCode: number): Count {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
