import { LoadGenerator } from "./load.ts";
import type { MeasuredServer } from "./measured-server.ts";
import type { Options } from "./options.ts";
import type { Populations } from "./datasets.ts";
import {
  ADD_QUESTION,
  CART_QUESTION,
  LIST_QUESTION,
  PRODUCT_QUESTION,
  type Question,
  SEARCH_QUESTION,
} from "./operations.ts";
import { requestsOf, sharedAnswer } from "./requests.ts";
import { startBareServer, startShop } from "./servers.ts";
import { type Score, takeTurns, warmUp } from "./rounds.ts";

export const CONTESTANTS = ["bare", "off", "on"] as const;
export type ContestantName = (typeof CONTESTANTS)[number];

/** The medians of one question at so many connections. */
export type Row = { question: Question; connections: number; scores: Record<ContestantName, Score> };

/** In megabytes. */
type Memory = { fresh: number; loaded: number };

/** What came of one population. */
export type ContestResult = { products: number; rows: Row[]; memory: Record<ContestantName, Memory> };

const QUESTIONS = [LIST_QUESTION, PRODUCT_QUESTION, SEARCH_QUESTION, ADD_QUESTION, CART_QUESTION];

/** Bare server, shop without and shop with its answer cache, on one database, asked the same in turns. */
export async function contest(
  populations: Populations,
  products: number,
  options: Options,
  tell: (line: string) => void,
): Promise<ContestResult> {
  const databaseUrl = await populations.database(products);
  const { folder } = populations;
  const servers: Record<ContestantName, MeasuredServer> = {
    bare: await startBareServer(folder, databaseUrl),
    off: await startShop(folder, databaseUrl, "off"),
    on: await startShop(folder, databaseUrl, "on"),
  };
  const generator = new LoadGenerator();
  try {
    const fresh = await megabytes(servers);
    const rows: Row[] = [];
    for (const question of QUESTIONS.filter(({ name }) => isAsked(name, options))) {
      const contestants = await prepare(question, servers);
      await warmUp(contestants, generator);
      for (const connections of options.connections) {
        tell(`${products} products, ${question.name}, ${connections} at once`);
        const scores = await takeTurns(contestants, { ...options, generator, connections });
        rows.push({ question, connections, scores: byName((name) => scores.get(name)) });
      }
    }
    const loaded = await megabytes(servers);
    return { products, rows, memory: byName((name) => ({ fresh: fresh[name], loaded: loaded[name] })) };
  } finally {
    generator.close();
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
}

const isAsked = (name: string, { only }: Options) => only.length === 0 || only.some((part) => name.includes(part));

async function prepare(question: Question, servers: Record<ContestantName, MeasuredServer>) {
  const requests = await requestsOf(question, servers.off);
  const [first] = requests;
  const all = CONTESTANTS.map((name) => servers[name]);
  const answers = first ? await sharedAnswer(all, first) : [];
  return CONTESTANTS.map((name, index) => ({ name, server: servers[name], requests, expected: answers[index] ?? "" }));
}

async function megabytes(servers: Record<ContestantName, MeasuredServer>): Promise<Record<ContestantName, number>> {
  const usages = await Promise.all(CONTESTANTS.map((name) => servers[name].usage()));
  return byName((name) => (usages[CONTESTANTS.indexOf(name)]?.rssBytes ?? NaN) / 2 ** 20);
}

function byName<Value>(read: (name: ContestantName) => Value | undefined): Record<ContestantName, Value> {
  const value = (name: ContestantName) => {
    const found = read(name);
    if (found === undefined) throw new Error(`There is no figure of ${name}.`);
    return found;
  };
  return { bare: value("bare"), off: value("off"), on: value("on") };
}
