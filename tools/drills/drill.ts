import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { buildServer } from "../../scripts/build.ts";
import { ROOT, runVisibly } from "../../scripts/steps.ts";
import { machineNow, rowOf, withRow } from "./results-table.ts";

/**
 * npm run drill [-- NAME …] [--write]: makes a fault while shoppers order, and compares acknowledged with stored orders. All drills take
 * about ten minutes. Exit code 1 when an order is lost, duplicated or incomplete, or the shop does not come back.
 *
 *   many      all drills of many processes, whose names begin so
 *   --write   writes the results into the table of docs/reliability.md
 */
const SECONDS = 4;
const PAGE = "docs/reliability.md";

/** Whether a drill is the one that is asked for, or one of the group. */
const isMeant = (asked: string, name: string) => name === asked || name.startsWith(`${asked}-`);

async function drill(asked: string[], isWritten: boolean): Promise<boolean> {
  // Imported after the build: they import the built server.
  const { DRILLS } = await import("./drills.ts");
  const { runDrill } = await import("./run-drill.ts");
  const known = Object.keys(DRILLS);
  const unknown = asked.filter((each) => !known.some((name) => isMeant(each, name)));
  if (unknown.length > 0) {
    console.error(`There is no drill ${unknown.join(", ")}, but ${known.join(", ")}.`);
    return false;
  }
  let isWell = true;
  for (const [name, each] of Object.entries(DRILLS)) {
    if (asked.length > 0 && !asked.some((each) => isMeant(each, name))) continue;
    const fault = await each.prepare();
    if (!fault) {
      console.log(`- ${name}: skipped; it needs ${each.needs}`);
      continue;
    }
    const when = machineNow();
    const outcome = await runDrill(fault, SECONDS, (line) => console.log(`  ${line}`));
    const { orders, recovery, notes, failures } = outcome;
    const recovered = recovery === undefined ? "no new order" : `new orders after ${recovery.toFixed(1)} s`;
    console.log(`${failures.length === 0 ? "✓" : "✗"} ${name}: ${[orders, recovered, ...notes].join("; ")}`);
    for (const failure of failures) console.log(`    ${failure}`);
    isWell &&= failures.length === 0;
    if (isWritten) write(name, rowOf(name, each, outcome, when));
  }
  if (isWritten) await runVisibly(["prettier", "--write", PAGE]);
  return isWell;
}

function write(name: string, row: string): void {
  const file = path.join(ROOT, PAGE);
  writeFileSync(file, withRow(readFileSync(file, "utf8"), name, row));
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false } },
});
process.exitCode = (await buildServer()) && (await drill(positionals, values.write)) ? 0 : 1;
