import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { check } from "./check.ts";
import { runBrowserTests } from "./e2e.ts";
import { ROOT, runVisibly } from "./steps.ts";

type Count = { passed: number; failed: number };

const REPORTS = path.join(ROOT, ".tmp");
const UNIT_REPORT = path.join(REPORTS, "vitest.json");
const BROWSER_REPORT = path.join(REPORTS, "playwright.json");

// npm test: every runner runs, whatever the others say; the last line is the sum of all, a check counting as one test.
mkdirSync(REPORTS, { recursive: true });
rmSync(UNIT_REPORT, { force: true });
rmSync(BROWSER_REPORT, { force: true });

const checks = await check();
const unitCode = await runVisibly([
  ...(["vitest", "run", "--reporter=default", "--reporter=json"] as const),
  `--outputFile.json=${UNIT_REPORT}`,
]);
const browserCode = await runBrowserTests(["--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT });

const counts: Count[] = [
  { passed: checks.filter(({ ok }) => ok).length, failed: checks.filter(({ ok }) => !ok).length },
  honest(unitCounts(read(UNIT_REPORT)), unitCode),
  honest(browserCounts(read(BROWSER_REPORT)), browserCode),
];
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
console.log(`${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") === 0 ? 0 : 1;

/** A runner that failed without a failed test (it did not start, a file could not be read) counts as one failure. */
function honest(count: Count, code: number): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function unitCounts(report: unknown): Count {
  const { numPassedTests = 0, numFailedTests = 0 } = (report ?? {}) as Record<string, number | undefined>;
  return { passed: numPassedTests, failed: numFailedTests };
}

function browserCounts(report: unknown): Count {
  const { stats = {} } = (report ?? {}) as { stats?: { expected?: number; flaky?: number; unexpected?: number } };
  return { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 };
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
