import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { check } from "./check.ts";
import { runBrowserTests } from "./e2e.ts";
import { ROOT, runVisibly } from "./steps.ts";
import { browserCounts, checkCounts, unitCounts, withRunnerFailure } from "./test-counts.ts";
import { UNHANDLED_ERRORS } from "./unhandled-errors-reporter.ts";

const REPORTS = path.join(ROOT, ".tmp");
const UNIT_REPORT = path.join(REPORTS, "vitest.json");
const BROWSER_REPORT = path.join(REPORTS, "playwright.json");

// npm test: runs every runner even when another fails. The last lines name the failed tests and sum up all; each check
// counts as one test.
mkdirSync(REPORTS, { recursive: true });
for (const report of [UNIT_REPORT, UNHANDLED_ERRORS, BROWSER_REPORT]) rmSync(report, { force: true });

const checks = await check();
const unitCode = await runVisibly([
  ...(["vitest", "run", "--reporter=default", "--reporter=json"] as const),
  "--reporter=./scripts/unhandled-errors-reporter.ts",
  `--outputFile.json=${UNIT_REPORT}`,
]);
const browserCode = await runBrowserTests(["--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT });

const counts = [
  checkCounts(checks),
  withRunnerFailure(unitCounts(read(UNIT_REPORT), read(UNHANDLED_ERRORS)), "vitest", unitCode),
  withRunnerFailure(browserCounts(read(BROWSER_REPORT)), "playwright", browserCode),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failures = counts.flatMap((count) => count.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join("\n")}\n`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
