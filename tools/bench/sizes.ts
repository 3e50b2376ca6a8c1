import { ask } from "./send-request.ts";
import { median } from "./figures.ts";
import { LoadGenerator } from "./load.ts";
import type { MeasuredServer } from "./measured-server.ts";
import type { Options } from "./options.ts";
import type { Populations } from "./datasets.ts";
import { LIST_QUESTION, PRODUCT_QUESTION, type Question } from "./operations.ts";
import { post } from "./requests.ts";
import { startShop } from "./servers.ts";
import { takeTurns, warmUp } from "./rounds.ts";

export const SMALL = 100;
export const LARGE = 5000;

/** What the large catalogue costs: `times` what the small one does for the dearer question; the rest in milliseconds. */
export type SizeResult = { times: number; facetsMs: number; searchMs: number };

/** All that a list can be narrowed to, for several filters. */
const FACETS: Question[] = ["{}", '{ category: "blinds" }', '{ rooms: ["bedroom"], colors: ["white"] }'].map(
  (filter) => ({
    name: "facets",
    operationName: "Facets",
    query: `query Facets { products(filter: ${filter}, first: 24) { totalCount edges { node { id name } }
      facets { priceMinPence priceMaxPence materials { id count } colors { id count } rooms { id count } features { id count } } } }`,
    variables: {},
  }),
);

/** A word, a synonym, several words, a beginning, two typing errors, a size, and nothing that is there. */
const TYPED = [
  "roller",
  "drapes",
  "white wooden venetian blinds",
  "blac",
  "plantatoin shuters",
  "roman 120 x 90 cm",
  "xylophone",
];
const SEARCHES: Question[] = TYPED.map((query) => ({
  name: "search",
  operationName: "Search",
  query: "query Search($query: Text!) { search(query: $query) { totalCount edges { node { id name } } } }",
  variables: { query },
}));

const ASKED = 15;

/** Shops without answer cache on a small and on a large catalogue. */
export async function compareSizes(populations: Populations, { rounds, seconds }: Options): Promise<SizeResult> {
  const small = await startShop(populations.folder, await populations.database(SMALL), "off");
  const large = await startShop(populations.folder, await populations.database(LARGE), "off");
  const generator = new LoadGenerator();
  try {
    const times: number[] = [];
    for (const question of [LIST_QUESTION, PRODUCT_QUESTION]) {
      const contestants = await Promise.all(
        Object.entries({ large, small }).map(([name, server]) => contestant(name, server, question)),
      );
      await warmUp(contestants, generator);
      const scores = await takeTurns(contestants, { generator, connections: 16, rounds: rounds * 2, seconds });
      times.push(scores.get("small")?.ofFirst ?? NaN);
    }
    return {
      times: Math.max(...times),
      facetsMs: await slowest(large, FACETS),
      searchMs: await slowest(large, SEARCHES),
    };
  } finally {
    generator.close();
    await Promise.all([small.stop(), large.stop()]);
  }
}

async function contestant(name: string, server: MeasuredServer, question: Question) {
  const request = post(question);
  return { name, server, requests: [request], expected: (await ask(server.url, request)).body };
}

/** The median of the slowest question, each asked alone. */
async function slowest({ url }: MeasuredServer, questions: readonly Question[]): Promise<number> {
  const medians: number[] = [];
  for (const question of questions) {
    const answers = [];
    for (let time = 0; time < ASKED; time += 1) answers.push(await ask(url, post(question)));
    if (answers.some(({ body }) => body.includes('"errors"')))
      throw new Error(`${question.query}: ${answers[0]?.body}`);
    medians.push(median(answers.map(({ milliseconds }) => milliseconds)));
  }
  return Math.max(...medians);
}
