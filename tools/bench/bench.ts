import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contest } from "./benchmark.ts";
import { measureFlood } from "./flood.ts";
import { machine } from "./machine.ts";
import { type Options, readOptions } from "./options.ts";
import { measurePages } from "./pages.ts";
import { openPopulations, type Populations } from "./datasets.ts";
import { measureRefused } from "./refused.ts";
import { report } from "./report.ts";
import type { Results } from "./results.ts";
import { compareSizes } from "./sizes.ts";
import { measureStart } from "./start-up.ts";
import { build } from "../../scripts/build.ts";
import { ROOT, runVisibly } from "../../scripts/steps.ts";

/**
 * npm run bench: the built shop beside a bare node:http and pg server on the same database, asked the same in turns; prints
 * tables and which promises are met. A wrong answer ends it with exit code 1. Some five minutes; docs/performance.md explains.
 *
 *   --quick            a minute or so: 1,000 products, 16 connections, two short rounds
 *   --write            puts the tables into docs/performance.md
 *   --only list,cart   questions whose names contain one of these, and nothing else
 *   --products 1000,5000  --connections 1,16,64  --rounds 3  --seconds 0.6 (of one turn)
 */
const PAGE = "docs/performance.md";
const tell = (line: string) => console.error(line);

async function measure(populations: Populations, options: Options): Promise<Results> {
  const description = machine(populations.version);
  const contests = [];
  for (const products of options.products) contests.push(await contest(populations, products, options, tell));
  const [products = 1000] = options.products;
  const part = async <Result>(name: string, work: () => Promise<Result>) => {
    if (!options.isWhole) return undefined;
    tell(name);
    return work();
  };
  return {
    machine: description,
    contests,
    sizes: options.isQuick
      ? undefined
      : await part("small and large catalogue", () => compareSizes(populations, options)),
    refused: await part("refused operations", () => measureRefused(populations, products)),
    pages: await part("pages", () => measurePages(populations, products, options.seconds)),
    flood: await part("reading under a flood", () => measureFlood(populations, products)),
    start: await part("start and memory", () => measureStart(populations.folder)),
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
  const populations = await openPopulations();
  try {
    const tables = report(await measure(populations, options));
    console.log(`\n${tables}`);
    if (options.isWritten) await write(tables);
  } finally {
    await populations.close();
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
