import { CANDIDATES, type CandidateName, type Row } from "./benchmark.ts";
import { verdicts } from "./budgets.ts";
import { percent, shown } from "./figures.ts";
import type { Results } from "./results.ts";
import type { Score } from "./rounds.ts";

/** The results in Markdown. */
export function report(results: Results): string {
  return [
    results.machine,
    "### Budgets",
    table(
      ["budget", "measured", ""],
      verdicts(results).map(({ budget, measured, isMet }) => [budget, measured, isMet ? "met" : "**not met**"]),
    ),
    ...results.benchmarks.flatMap((benchmark) => [
      `### ${shown(benchmark.products)} products`,
      scoreTable(benchmark.rows),
    ]),
    ...(results.benchmarks.length > 0 || results.start ? ["### Memory of a server, in MB", memoryTable(results)] : []),
  ].join("\n\n");
}

const scoreTable = (rows: readonly Row[]) =>
  table(
    [
      ...["operation", "connections", "baseline /s", "off /s", "on /s", "off : baseline", "on : baseline"],
      ...["p99 in ms", "µs of CPU per response"],
    ],
    rows.map(({ operation, connections, scores }) => [
      operation.name,
      String(connections),
      ...CANDIDATES.map((name) => shown(scores[name].perSecond)),
      percent(scores.off.relativeRate),
      percent(scores.on.relativeRate),
      beside(scores, ({ p99 }) => p99),
      beside(scores, ({ cpu }) => cpu),
    ]),
  );

const beside = (scores: Record<CandidateName, Score>, read: (score: Score) => number) =>
  CANDIDATES.map((name) => shown(read(scores[name]))).join(" / ");

function memoryTable({ benchmarks, start }: Results): string {
  const rows = benchmarks.flatMap(({ products, memory }) =>
    CANDIDATES.map((name) => [
      `${NAMES[name]}, ${shown(products)} products`,
      shown(memory[name].fresh),
      shown(memory[name].loaded),
    ]),
  );
  const own = start ? [["`npm start`", shown(start.idleMegabytes), shown(start.usedMegabytes)]] : [];
  return table(["server", "after start", "after load"], [...own, ...rows]);
}

const NAMES: Readonly<Record<CandidateName, string>> = {
  baseline: "baseline",
  off: "shop, cache off",
  on: "shop, cache on",
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
