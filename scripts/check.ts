import { checkSchema, checkTypes } from "./contract.ts";
import { checkLicences } from "./licences.ts";
import { breakingChanges, checkChangelog } from "./schema-changes.ts";
import { report, runStep, type StepResult } from "./steps.ts";

/** Folders whose imports are checked. */
const CRUISED = ["server", "client", "admin", "packages", "scripts", "tools"];

/** Number of concurrent steps: several tools use more than one core themselves. */
const AT_A_TIME = 2;

/** Runs all static checks. Reports each step when it ends; a failure does not stop the others. */
export async function check(): Promise<StepResult[]> {
  const types = runStep("Types (tsc)", ["tsc", "-b"]);
  const afterTypes = async (step: () => Promise<StepResult>) => types.then(step);
  const waiting = [
    () => types,
    () => runStep("Lint (oxlint)", ["oxlint", "--deny-warnings"]),
    () =>
      runStep("Lint of the schema (graphql-eslint)", ["eslint", "--config", ".eslint-schema.mjs", "schema.graphql"]),
    () => runStep("Imports (dependency-cruiser)", ["depcruise", "--output-type", "err-long", ...CRUISED]),
    () =>
      runStep("Cycles of client folders (dependency-cruiser)", [
        "depcruise",
        "--config",
        ".dependency-cruiser-folders.mjs",
        "--output-type",
        "err-long",
        "client/src",
      ]),
    () =>
      runStep("Formatting, import order (prettier)", ["prettier", "--check", "--cache", "--log-level", "warn", "."]),
    () => runStep("Dead code (knip)", ["knip"]),
    () => checkLicences("Licences of packages"),
    () => afterTypes(() => checkSchema("The schema is the server's")),
    () => checkTypes("The clients' types are the schemas'"),
    () => checkChangelog("The changelog names breaking changes"),
  ];
  const results: StepResult[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await step();
      report(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  for (const change of await breakingChanges())
    console.log(`! The schema breaks clients of the last commit: ${change}`);
  return results;
}

if (import.meta.main) {
  const start = performance.now();
  const failed = (await check()).filter(({ ok }) => !ok);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    failed.length === 0 ? `All is well (${seconds} s).` : `Failed: ${failed.map(({ name }) => name).join(", ")}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
