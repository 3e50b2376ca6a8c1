import type { Datasets } from "./datasets.ts";
import { LoadGenerator } from "./load.ts";
import type { MeasuredServer } from "./measured-server.ts";
import {
  ADD_OPERATION,
  CART_OPERATION,
  LIST_OPERATION,
  PRODUCT_OPERATION,
  SEARCH_OPERATION,
  type Operation,
} from "./operations.ts";
import type { Options } from "./options.ts";
import { expectedResponses, requestsOf } from "./requests.ts";
import { runRounds, warmUp, type Score } from "./rounds.ts";
import { startBaseline, startShop } from "./servers.ts";

export const CANDIDATES = ["baseline", "off", "on"] as const;
export type CandidateName = (typeof CANDIDATES)[number];

/** The medians of one operation with this number of connections. */
export type Row = { operation: Operation; connections: number; scores: Record<CandidateName, Score> };

/** In megabytes. */
type Memory = { fresh: number; loaded: number };

/** The result for one dataset. */
export type BenchmarkResult = { products: number; rows: Row[]; memory: Record<CandidateName, Memory> };

const OPERATIONS = [LIST_OPERATION, PRODUCT_OPERATION, SEARCH_OPERATION, ADD_OPERATION, CART_OPERATION];

/** Sends the same operations to the baseline, the shop without and the shop with its response cache, on one database. */
export async function benchmark(
  datasets: Datasets,
  products: number,
  options: Options,
  log: (line: string) => void,
): Promise<BenchmarkResult> {
  const databaseUrl = await datasets.database(products);
  const { folder } = datasets;
  const servers: Record<CandidateName, MeasuredServer> = {
    baseline: await startBaseline(folder, databaseUrl),
    off: await startShop(folder, databaseUrl, "off"),
    on: await startShop(folder, databaseUrl, "on"),
  };
  const generator = new LoadGenerator();
  try {
    const fresh = await megabytes(servers);
    const rows: Row[] = [];
    for (const operation of OPERATIONS.filter(({ name }) => isSelected(name, options))) {
      const candidates = await prepare(operation, servers);
      await warmUp(candidates, generator);
      for (const connections of options.connections) {
        log(`${products} products, ${operation.name}, ${connections} connections`);
        const scores = await runRounds(candidates, { ...options, generator, connections });
        rows.push({ operation, connections, scores: byName((name) => scores.get(name)) });
      }
    }
    const loaded = await megabytes(servers);
    return { products, rows, memory: byName((name) => ({ fresh: fresh[name], loaded: loaded[name] })) };
  } finally {
    generator.close();
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
}

const isSelected = (name: string, { only }: Options) => only.length === 0 || only.some((part) => name.includes(part));

async function prepare(operation: Operation, servers: Record<CandidateName, MeasuredServer>) {
  const requests = await requestsOf(operation, servers.off);
  const [first] = requests;
  const all = CANDIDATES.map((name) => servers[name]);
  const answers = first ? await expectedResponses(all, first) : [];
  return CANDIDATES.map((name, index) => ({ name, server: servers[name], requests, expected: answers[index] ?? "" }));
}

async function megabytes(servers: Record<CandidateName, MeasuredServer>): Promise<Record<CandidateName, number>> {
  const usages = await Promise.all(CANDIDATES.map((name) => servers[name].usage()));
  return byName((name) => (usages[CANDIDATES.indexOf(name)]?.rssBytes ?? NaN) / 2 ** 20);
}

function byName<Value>(read: (name: CandidateName) => Value | undefined): Record<CandidateName, Value> {
  const value = (name: CandidateName) => {
    const found = read(name);
    if (found === undefined) throw new Error(`There is no figure for ${name}.`);
    return found;
  };
  return { baseline: value("baseline"), off: value("off"), on: value("on") };
}
