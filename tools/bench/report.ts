import { verdicts } from "./budgets.ts";
import { CONTESTANTS, type ContestantName, type Row } from "./benchmark.ts";
import { percent, shown } from "./figures.ts";
import type { Results } from "./results.ts";
import type { Score } from "./rounds.ts";

/** The results in Markdown. */
export function report(results: Results): string {
  return [
    results.machine,
    "### Promises",
    table(
      ["promised", "found", ""],
      verdicts(results).map(({ promise, found, isMet }) => [promise, found, isMet ? "met" : "**not met**"]),
    ),
    ...results.contests.flatMap((contest) => [`### ${shown(contest.products)} products`, scoreTable(contest.rows)]),
    "### Memory of a server, in MB",
    memoryTable(results),
  ].join("\n\n");
}

const scoreTable = (rows: readonly Row[]) =>
  table(
    [
      ...["question", "at once", "bare /s", "off /s", "on /s", "off : bare", "on : bare"],
      ...["p99 in ms", "µs of CPU an answer"],
    ],
    rows.map(({ question, connections, scores }) => [
      question.name,
      String(connections),
      ...CONTESTANTS.map((name) => shown(scores[name].perSecond)),
      percent(scores.off.ofFirst),
      percent(scores.on.ofFirst),
      beside(scores, ({ p99 }) => p99),
      beside(scores, ({ cpu }) => cpu),
    ]),
  );

const beside = (scores: Record<ContestantName, Score>, read: (score: Score) => number) =>
  CONTESTANTS.map((name) => shown(read(scores[name]))).join(" / ");

function memoryTable({ contests, start }: Results): string {
  const rows = contests.flatMap(({ products, memory }) =>
    CONTESTANTS.map((name) => [
      `${NAMES[name]}, ${shown(products)} products`,
      shown(memory[name].fresh),
      shown(memory[name].loaded),
    ]),
  );
  const own = start ? [["as `npm start` opens it", shown(start.idleMegabytes), shown(start.usedMegabytes)]] : [];
  return table(["server", "just opened", "after the work"], [...own, ...rows]);
}

const NAMES: Readonly<Record<ContestantName, string>> = {
  bare: "bare server",
  off: "shop, cache off",
  on: "shop, cache on",
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
