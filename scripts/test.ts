import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { check } from "./check.ts";
import { runBrowserTests } from "./e2e.ts";
import { ROOT, runVisibly } from "./steps.ts";
import { browserCounts, unitCounts, withRunnerFailure, type Count } from "./test-counts.ts";

const REPORTS = path.join(ROOT, ".tmp");
const UNIT_REPORT = path.join(REPORTS, "vitest.json");
const BROWSER_REPORT = path.join(REPORTS, "playwright.json");

// npm test: runs every runner even when another fails. The last line sums up all tests; each check counts as one test.
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
  withRunnerFailure(unitCounts(read(UNIT_REPORT)), unitCode),
  withRunnerFailure(browserCounts(read(BROWSER_REPORT)), browserCode),
];
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
console.log(`${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") === 0 ? 0 : 1;

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
