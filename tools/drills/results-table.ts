import { cpus, loadavg, totalmem } from "node:os";
import type { Drill } from "./fault.ts";
import type { Outcome } from "./run-drill.ts";

/** Where the table of a drill begins and ends: those of many processes have one of their own. */
const tableOf = (name: string) => (name.startsWith("many-") ? "many processes" : "drills");
const HEAD = [
  "| fault | drill | what a shopper sees meanwhile | orders | recovery | also | when, and on what |",
  "| --- | --- | --- | --- | --- | --- | --- |",
];

/** Date, size and load of this machine. */
export function machineNow(): string {
  const day = new Date().toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });
  const [load = NaN] = loadavg();
  return `${day}: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, load ${load.toFixed(1)}`;
}

/** The result of a drill as a row of the table. */
export function rowOf(name: string, { faults, seen }: Drill, outcome: Outcome, when: string): string {
  const { orders, recovery, notes, failures } = outcome;
  const verdict = failures.length === 0 ? orders : `**failed**: ${failures.join(" ")} ${orders}`;
  const seconds = recovery === undefined ? "none" : `${recovery.toFixed(1)} s`;
  const cells = [faults, `\`${name}\``, seen, verdict, seconds, notes.join("; "), when];
  return `| ${cells.map((cell) => cell.replaceAll("|", "/").replaceAll("\n", " ")).join(" | ")} |`;
}

/** The page with this row in its table of drills, in place of the drill's earlier one. Throws where the page has no such table. */
export function withRow(page: string, name: string, row: string): string {
  const [opening, closing] = [`<!-- ${tableOf(name)} -->`, `<!-- /${tableOf(name)} -->`];
  const [start, end] = [page.indexOf(opening), page.indexOf(closing)];
  if (start < 0 || end < start) throw new Error(`The page has no table of drills: ${opening} … ${closing}.`);
  const rows = page
    .slice(start + opening.length, end)
    .split("\n")
    .filter((line) => line.includes("`"));
  const place = rows.findIndex((each) => each.includes(`\`${name}\``));
  const all = place < 0 ? [...rows, row] : rows.with(place, row);
  return `${page.slice(0, start)}${opening}\n\n${[...HEAD, ...all].join("\n")}\n\n${page.slice(end)}`;
}
