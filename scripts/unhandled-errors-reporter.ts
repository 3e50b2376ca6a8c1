import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { ROOT } from "./steps.ts";

/** Where the errors of the last run stand. */
export const UNHANDLED_ERRORS = path.join(ROOT, ".tmp", "vitest-errors.json");

/** An error outside of tests, with the file and the test that ran meanwhile or last. */
export type UnhandledError = { message: string; file?: string; test?: string };

/** Writes the errors outside of tests, which fail a run and which Vitest's JSON report leaves out. */
export default class UnhandledErrorsReporter implements Reporter {
  onTestRunEnd(_: readonly TestModule[], errors: Parameters<NonNullable<Reporter["onTestRunEnd"]>>[1]): void {
    mkdirSync(path.dirname(UNHANDLED_ERRORS), { recursive: true });
    const written = errors.map((error): UnhandledError => ({
      message: error.stack ?? error.message,
      file: textOf(error["VITEST_TEST_PATH"]),
      test: textOf(error["VITEST_TEST_NAME"]),
    }));
    writeFileSync(UNHANDLED_ERRORS, JSON.stringify(written));
  }
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
