import { build } from "../../scripts/build.ts";
import { openDatasets } from "./datasets.ts";
import { median } from "./figures.ts";
import type { MeasuredServer } from "./measured-server.ts";
import { sendRequest } from "./send-request.ts";
import { startShop } from "./servers.ts";
import { aStaffCookie, storeOrders } from "./stored-orders.ts";

/**
 * npm run bench:orders: lists, customers, figures and export of 100,000 orders at the staff API of the built shop, on a Postgres of its own. Ends with exit
 * code 1 where a list takes 150 ms or longer, or the export more memory than MEGABYTES. Takes about two minutes.
 */
const ORDERS = 100_000;
/** Milliseconds of a list, the median of RUNS. */
const BOUND = 150;
const RUNS = 9;
/** Growth of the shop's memory while it exports all orders. */
const MEGABYTES = 80;
/** Milliseconds between two readings of the memory. */
const INTERVAL = 100;

const FIELDS = `nodes { id number status version isLate placedAt estimatedDelivery firstName lastName zipCode email pieces totalPence }
  pageInfo { endCursor } totalCount isTotalCountExact`;

/** Arguments of `orders`, by what they are. */
const LISTS: Readonly<Record<string, string>> = {
  "all, newest first": "first: 50",
  "all, oldest first": "sort: OLDEST, first: 50",
  "all, soonest delivery first": "sort: DELIVERY_SOONEST, first: 50",
  "all, latest delivery first": "sort: DELIVERY_LATEST, first: 50",
  "all, highest total first": "sort: TOTAL_HIGHEST, first: 50",
  "all, lowest total first": "sort: TOTAL_LOWEST, first: 50",
  "to be made": "filter: { status: [PROCESSING] }, first: 50",
  "cancelled, highest total first": "filter: { status: [CANCELLED] }, sort: TOTAL_HIGHEST, first: 50",
  late: "filter: { late: true }, first: 50",
  "late, highest total first": "filter: { late: true }, sort: TOTAL_HIGHEST, first: 50",
  "not late, oldest first": "filter: { late: false }, sort: OLDEST, first: 50",
  "of a day": 'filter: { from: "2025-03-01", to: "2025-03-01" }, first: 50',
  "of a year, lowest total first": 'filter: { from: "2024-01-01", to: "2024-12-31" }, sort: TOTAL_LOWEST, first: 50',
  "search: a number": 'filter: { search: "MBC107919" }, first: 50',
  "search: a name": 'filter: { search: "zoe evans" }, first: 50',
  "search: a common name, lowest total first": 'filter: { search: "khan" }, sort: TOTAL_LOWEST, first: 50',
  "search: a postcode": 'filter: { search: "BS12 3QX" }, first: 50',
  "search: an e-mail address": 'filter: { search: "zoe.novak@" }, first: 50',
  "search: a letter": 'filter: { search: "z" }, first: 50',
  "search: all": 'filter: { search: "mbc" }, sort: DELIVERY_SOONEST, first: 50',
  "search: a name, to be made": 'filter: { search: "khan", status: [PROCESSING] }, first: 50',
};

const CUSTOMERS = "nodes { email names hasAccount orderCount orderedPence lastSeenOn } pageInfo { endCursor }";

/** Queries by what they read. */
const QUERIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(LISTS).map(([name, args]) => [name, `{ orders(${args}) { ${FIELDS} } }`])),
  "customers: a name": `{ customers(search: "zoe evans", first: 50) { ${CUSTOMERS} } }`,
  "customers: a common name": `{ customers(search: "khan", first: 50) { ${CUSTOMERS} } }`,
  "today: orders to do": "{ ordersToDo { status count lateCount } }",
  "today: sales by day": "{ salesByDay { day orderCount orderedPence productViews countedOrders } }",
};

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

await build();
const datasets = await openDatasets();
try {
  const database = await datasets.database(100);
  await storeOrders(database, ORDERS);
  const cookie = await aStaffCookie(database);
  const shop = await startShop(datasets.folder, database, "on");
  const late: string[] = [];
  console.log(`| ${ORDERS} orders | ms, median | ms, longest |\n| --- | --- | --- |`);
  for (const [name, text] of Object.entries(QUERIES)) {
    const { median: usual, longest } = await measureQuery(shop, cookie, text);
    console.log(`| ${name} | ${usual.toFixed(0)} | ${longest.toFixed(0)} |`);
    if (usual >= BOUND) late.push(`${name}: ${usual.toFixed(0)} ms`);
  }
  for (const query of ["?status=CANCELLED", ""]) {
    const { lines, seconds, megabytes } = await measureExport(shop, cookie, query);
    console.log(`Export of ${lines - 1} orders: ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB more memory`);
    if (megabytes > MEGABYTES) late.push(`export: ${megabytes.toFixed(0)} MB`);
  }
  await shop.stop();
  if (late.length > 0) {
    console.error(`Beyond the bounds: ${late.join("; ")}`);
    process.exitCode = 1;
  }
} finally {
  await datasets.close();
}
