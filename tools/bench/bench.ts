import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "../../scripts/build.ts";
import { ROOT, runVisibly } from "../../scripts/steps.ts";
import { benchmark } from "./benchmark.ts";
import { withComparedRows } from "./budgets.ts";
import { measureChanges } from "./changes.ts";
import { openDatasets, type Datasets } from "./datasets.ts";
import { measureFlood } from "./flood.ts";
import { machine } from "./machine.ts";
import { readOptions, type Options, type Part } from "./options.ts";
import { measurePages } from "./pages.ts";
import { measureRefused } from "./refused.ts";
import { report } from "./report.ts";
import type { Results } from "./results.ts";
import { compareSizes } from "./sizes.ts";
import { measureSoak } from "./soak.ts";
import { measureStart } from "./start-up.ts";

/**
 * npm run bench: compares the built shop with a baseline of node:http and pg on the same database; prints tables and budgets.
 * A wrong response ends it with exit code 1. Takes about five minutes; docs/performance.md explains the figures.
 *
 *   changes            only this part; also sizes, refused, pages, flood, start
 *   soak               only a steady mix of requests for half an hour, or --minutes 5
 *   --quick            about a minute: 1,000 products, 16 connections, two short rounds
 *   --write            writes the tables of 16 connections into docs/performance.md
 *   --only list,cart   only operations whose names contain one of these
 *   --products 1000,5000  --connections 1,16,64  --rounds 3  --seconds 0.6 (of one run)
 */
const PAGE = "docs/performance.md";
const log = (line: string) => console.error(line);

async function measure(datasets: Datasets, options: Options): Promise<Results> {
  const description = machine(datasets.version);
  const benchmarks = [];
  if (options.parts.length === 0)
    for (const products of options.products) benchmarks.push(await benchmark(datasets, products, options, log));
  const [products = 1000] = options.products;
  const part = async <Result>(name: Part, what: string, work: () => Promise<Result>) => {
    if (!isAsked(name, options)) return undefined;
    log(what);
    return work();
  };
  return {
    machine: description,
    benchmarks,
    sizes: await part("sizes", "small and large catalogue", () => compareSizes(datasets, options)),
    refused: await part("refused", "refused operations", () => measureRefused(datasets, products)),
    pages: await part("pages", "pages", () => measurePages(datasets, products, options.seconds)),
    changes: await part("changes", "pages while a price changes", () => measureChanges(datasets, products)),
    flood: await part("flood", "reading under a flood", () => measureFlood(datasets, products)),
    start: await part("start", "start and memory", () => measureStart(datasets.folder)),
    soak: await part("soak", "a steady mix of requests", () => measureSoak(datasets, products, options.minutes)),
  };
}

/** A soak takes half an hour, and a large catalogue does not belong to a quick run. */
function isAsked(part: Part, { parts, isWhole, isQuick }: Options): boolean {
  if (parts.length > 0) return parts.includes(part);
  return isWhole && part !== "soak" && !(isQuick && part === "sizes");
}

async function write(tables: string): Promise<void> {
  const file = path.join(ROOT, PAGE);
  const page = readFileSync(file, "utf8");
  writeFileSync(
    file,
    page.replace(/(<!-- bench -->).*(<!-- \/bench -->)/s, (_all, start, end) => `${start}\n\n${tables}\n\n${end}`),
  );
  await runVisibly(["prettier", "--write", PAGE]);
}

async function run(options: Options): Promise<void> {
  const datasets = await openDatasets();
  try {
    const results = await measure(datasets, options);
    console.log(`\n${report(results)}`);
    if (options.isWritten) await write(report(withComparedRows(results)));
  } finally {
    await datasets.close();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (await build()) await run(options);
  else process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
