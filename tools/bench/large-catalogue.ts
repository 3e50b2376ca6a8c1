import { build } from "../../scripts/build.ts";
import { openDatasets } from "./datasets.ts";
import { median, shown } from "./figures.ts";
import { LISTS, PRODUCTS, SEARCHES, type BudgetedOperation } from "./large-operations.ts";
import type { MeasuredServer } from "./measured-server.ts";
import { post } from "./requests.ts";
import { sendRequest } from "./send-request.ts";
import { startShop } from "./servers.ts";
import { multiplyProducts } from "./stored-products.ts";

/**
 * npm run bench:lists: lists with facets, searches and a product of the built shop, one request at a time and without the response cache, with
 * 1,000 and with 100,000 products on a Postgres of its own. Ends with exit code 1 where one takes longer with 100,000 than its budget. Takes about
 * eight minutes, most of them to store the products.
 */
const SMALL = 1_000;
const SEEDED = 5_000;
const COPIES = 20;
const RUNS = 25;
/** The first ones warm connections and code up; Postgres plans a statement five times before it keeps a plan. */
const WARM_UP = 10;
/** Milliseconds after which a slow operation is asked no more. */
const PATIENCE = 3_000;

type Times = { median: number; p95: number; shortest: number };

async function measure({ url }: MeasuredServer, { operation }: BudgetedOperation): Promise<Times> {
  const request = async () => {
    const { body, milliseconds } = await sendRequest(url, post(operation));
    if (body.includes('"errors"')) throw new Error(body);
    return milliseconds;
  };
  const start = performance.now();
  const isPatient = () => performance.now() - start < PATIENCE;
  for (let run = 0; run < WARM_UP && isPatient(); run += 1) await request();
  const times = [await request()];
  while (times.length < RUNS && isPatient()) times.push(await request());
  const sorted = times.toSorted((a, b) => a - b);
  return { median: median(times), p95: sorted[Math.ceil(times.length * 0.95) - 1] ?? NaN, shortest: sorted[0] ?? NaN };
}

await build();
const datasets = await openDatasets();
try {
  const large = await datasets.database(SEEDED);
  await multiplyProducts(large, SEEDED, COPIES);
  const shops = {
    small: await startShop(datasets.folder, await datasets.database(SMALL), "off"),
    large: await startShop(datasets.folder, large, "off"),
  };
  const late: string[] = [];
  console.log(
    `| ms, without the response cache | budget | ${shown(SMALL)} products, median | ${shown(SEEDED * COPIES)}, median | p95 | shortest of both |`,
  );
  console.log("| --- | --- | --- | --- | --- | --- |");
  for (const measured of [...PRODUCTS, ...LISTS, ...SEARCHES]) {
    const { name, budget } = measured;
    const few = await measure(shops.small, measured);
    // A statement that takes too long is ended by the shop, which then has no answer.
    const many = await measure(shops.large, measured).catch((error: Error) => error);
    if (many instanceof Error) {
      console.log(`| ${name} | ${budget} | ${shown(few.median)} | no answer | | |`);
      late.push(`${name}: ${many.message}`);
      continue;
    }
    const shortest = `${shown(few.shortest)} and ${shown(many.shortest)}`;
    console.log(
      `| ${name} | ${budget} | ${shown(few.median)} | ${shown(many.median)} | ${shown(many.p95)} | ${shortest} |`,
    );
    if (many.median > budget) late.push(`${name}: ${shown(many.median)} ms`);
  }
  await Promise.all(Object.values(shops).map((shop) => shop.stop()));
  if (late.length > 0) {
    console.error(`Beyond the budgets: ${late.join("; ")}`);
    process.exitCode = 1;
  }
} finally {
  await datasets.close();
}
