import { build } from "../../scripts/build.ts";
import { openDatasets } from "./datasets.ts";
import { median } from "./figures.ts";
import type { MeasuredServer } from "./measured-server.ts";
import { sendRequest } from "./send-request.ts";
import { startShop } from "./servers.ts";
import { measureImport } from "./staff-prices.ts";
import { categoryProducts, QUERIES } from "./staff-queries.ts";
import { storeDesk } from "./stored-desk.ts";
import { aStaffCookie, storeOrders } from "./stored-orders.ts";

/**
 * npm run bench:orders: lists, customers, figures, export and a price list at the staff API of the built shop, with 100,000 orders and 10,000 products, on a
 * Postgres of its own. Ends with exit code 1 where a list takes 150 ms or longer, or the export more memory than MEGABYTES. Takes about four minutes.
 */
const ORDERS = 100_000;
const PRODUCTS = 10_000;
/** Visits, held quotes and quote requests: so many of each. */
const DESK = 20_000;
/** Milliseconds of a list, the median of RUNS. */
const BOUND = 150;
const RUNS = 9;
/** Growth of the shop's memory while it exports all orders. */
const MEGABYTES = 80;
/** Milliseconds between two readings of the memory. */
const INTERVAL = 100;

/** Median and longest time of a query in milliseconds, after one to warm up. */
async function measureQuery({ url }: MeasuredServer, cookie: string, query: string) {
  const body = JSON.stringify({ query });
  const headers = { "content-type": "application/json", cookie };
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const reply = await sendRequest(url, { method: "POST", path: "/admin/graphql", headers, body });
    if (reply.body.includes('"errors"')) throw new Error(reply.body);
    if (run > 0) times.push(reply.milliseconds);
  }
  return { median: median(times), longest: Math.max(...times) };
}

/** Lines, seconds, and by how many megabytes the shop has grown at most. */
async function measureExport(shop: MeasuredServer, cookie: string, query: string) {
  const rss = async () => (await shop.usage()).rssBytes / 2 ** 20;
  const before = await rss();
  let most = before;
  const timer = setInterval(() => void rss().then((now) => (most = Math.max(most, now))), INTERVAL);
  const start = performance.now();
  const response = await fetch(new URL(`/admin/orders.csv${query}`, shop.url), { headers: { cookie } });
  if (!response.ok || !response.body) throw new Error(`The export had status ${response.status}.`);
  let lines = 0;
  for await (const chunk of response.body) for (const byte of chunk as Uint8Array) if (byte === 10) lines += 1;
  clearInterval(timer);
  return { lines, seconds: (performance.now() - start) / 1000, megabytes: Math.max(most, await rss()) - before };
}

/** Queries with the ids that are only known now: the first and the last page of the greatest category. */
async function categoryQueries({ url }: MeasuredServer, cookie: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ query: "{ categories { id isSale productCount } }" });
  const headers = { "content-type": "application/json", cookie };
  const reply = await sendRequest(url, { method: "POST", path: "/admin/graphql", headers, body });
  type Category = { id: string; isSale: boolean; productCount: number };
  const { data } = JSON.parse(reply.body) as { data: { categories: Category[] } };
  const [greatest] = data.categories.filter(({ isSale }) => !isSale).sort((a, b) => b.productCount - a.productCount);
  if (!greatest) throw new Error("There is no category.");
  const { id, productCount } = greatest;
  return {
    "products of a category in their order": categoryProducts(id, 1),
    "products of a category, the last": categoryProducts(id, Math.ceil(productCount / 50)),
  };
}

await build();
const datasets = await openDatasets();
try {
  const database = await datasets.database(PRODUCTS);
  await storeOrders(database, ORDERS);
  await storeDesk(database, DESK);
  const cookie = await aStaffCookie(database);
  const shop = await startShop(datasets.folder, database, "on");
  const late: string[] = [];
  console.log(`| ${ORDERS} orders, ${PRODUCTS} products | ms, median | ms, longest |\n| --- | --- | --- |`);
  const queries = { ...QUERIES, ...(await categoryQueries(shop, cookie)) };
  for (const [name, text] of Object.entries(queries)) {
    const { median: usual, longest } = await measureQuery(shop, cookie, text);
    console.log(`| ${name} | ${usual.toFixed(0)} | ${longest.toFixed(0)} |`);
    if (usual >= BOUND) late.push(`${name}: ${usual.toFixed(0)} ms`);
  }
  for (const query of ["?status=CANCELLED", ""]) {
    const { lines, seconds, megabytes } = await measureExport(shop, cookie, query);
    console.log(`Export of ${lines - 1} orders: ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB more memory`);
    if (megabytes > MEGABYTES) late.push(`export: ${megabytes.toFixed(0)} MB`);
  }
  for (const [name, seconds] of Object.entries(await measureImport({ shop, cookie }, database)))
    console.log(`5,000 prices, ${name}: ${seconds.toFixed(1)} s`);
  await shop.stop();
  if (late.length > 0) {
    console.error(`Beyond the bounds: ${late.join("; ")}`);
    process.exitCode = 1;
  }
} finally {
  await datasets.close();
}
