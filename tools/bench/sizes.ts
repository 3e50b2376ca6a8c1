import type { Datasets } from "./datasets.ts";
import { median } from "./figures.ts";
import { LoadGenerator } from "./load.ts";
import type { MeasuredServer } from "./measured-server.ts";
import { LIST_OPERATION, PRODUCT_OPERATION, type Operation } from "./operations.ts";
import type { Options } from "./options.ts";
import { post } from "./requests.ts";
import { runRounds, warmUp } from "./rounds.ts";
import { sendRequest } from "./send-request.ts";
import { startShop } from "./servers.ts";

export const SMALL = 100;
export const LARGE = 5000;

/** Cost of the large catalogue: `times` that of the small one for the slower operation; facets and search in milliseconds. */
export type SizeResult = { times: number; facetsMs: number; searchMs: number };

/** Facets of a list with several filters. */
const FACETS: Operation[] = ["{}", '{ category: "blinds" }', '{ rooms: [BEDROOM], colors: ["white"] }'].map(
  (filter) => ({
    name: "facets",
    operationName: "Facets",
    query: `query Facets { products(filter: ${filter}, first: 24) { totalCount edges { node { id name } }
      facets { priceMinPence priceMaxPence materials { value count } colors { value count } rooms { value count } features { value count } } } }`,
    variables: {},
  }),
);

/** A word, a synonym, several words, a prefix, two typing errors, a size, and a word without results. */
const SEARCH_TERMS = [
  "roller",
  "drapes",
  "white wooden venetian blinds",
  "blac",
  "plantatoin shuters",
  "roman 120 x 90 cm",
  "xylophone",
];
const SEARCHES: Operation[] = SEARCH_TERMS.map((query) => ({
  name: "search",
  operationName: "Search",
  query: "query Search($query: String!) { search(query: $query) { totalCount edges { node { id name } } } }",
  variables: { query },
}));

const SAMPLES = 15;

/** Compares the shop on a small and a large catalogue, without response cache. */
export async function compareSizes(datasets: Datasets, { rounds, seconds }: Options): Promise<SizeResult> {
  const small = await startShop(datasets.folder, await datasets.database(SMALL), "off");
  const large = await startShop(datasets.folder, await datasets.database(LARGE), "off");
  const generator = new LoadGenerator();
  try {
    const times: number[] = [];
    for (const operation of [LIST_OPERATION, PRODUCT_OPERATION]) {
      const candidates = await Promise.all(
        Object.entries({ large, small }).map(([name, server]) => candidate(name, server, operation)),
      );
      await warmUp(candidates, generator);
      const scores = await runRounds(candidates, { generator, connections: 16, rounds: rounds * 2, seconds });
      times.push(scores.get("small")?.relativeRate ?? NaN);
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

async function candidate(name: string, server: MeasuredServer, operation: Operation) {
  const request = post(operation);
  return { name, server, requests: [request], expected: (await sendRequest(server.url, request)).body };
}

/** Median of the slowest operation, one request at a time, in milliseconds. */
async function slowest({ url }: MeasuredServer, operations: readonly Operation[]): Promise<number> {
  const medians: number[] = [];
  for (const operation of operations) {
    const replies = [];
    for (let time = 0; time < SAMPLES; time += 1) replies.push(await sendRequest(url, post(operation)));
    if (replies.some(({ body }) => body.includes('"errors"')))
      throw new Error(`${operation.query}: ${replies[0]?.body}`);
    medians.push(median(replies.map(({ milliseconds }) => milliseconds)));
  }
  return Math.max(...medians);
}
