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
import { readOptions, type Options } from "./options.ts";
import { measurePages } from "./pages.ts";
import { measureRefused } from "./refused.ts";
import { report } from "./report.ts";
import type { Results } from "./results.ts";
import { compareSizes } from "./sizes.ts";
import { measureStart } from "./start-up.ts";

/**
 * npm run bench: compares the built shop with a baseline of node:http and pg on the same database; prints tables and budgets.
 * A wrong response ends it with exit code 1. Takes about five minutes; docs/performance.md explains the figures.
 *
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
  for (const products of options.products) benchmarks.push(await benchmark(datasets, products, options, log));
  const [products = 1000] = options.products;
  const part = async <Result>(name: string, work: () => Promise<Result>) => {
    if (!options.isWhole) return undefined;
    log(name);
    return work();
  };
  return {
    machine: description,
    benchmarks,
    sizes: options.isQuick ? undefined : await part("small and large catalogue", () => compareSizes(datasets, options)),
    refused: await part("refused operations", () => measureRefused(datasets, products)),
    pages: await part("pages", () => measurePages(datasets, products, options.seconds)),
    changes: await part("pages while a price changes", () => measureChanges(datasets, products)),
    flood: await part("reading under a flood", () => measureFlood(datasets, products)),
    start: await part("start and memory", () => measureStart(datasets.folder)),
  };
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
