import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Datasets } from "./datasets.ts";
import { growthPercent } from "./growth.ts";
import type { LoadRequest } from "./load.ts";
import { ADD_OPERATION, CART_OPERATION, LIST_OPERATION, PRODUCT_OPERATION, SEARCH_OPERATION } from "./operations.ts";
import { post, requestsOf } from "./requests.ts";
import { sendRequest } from "./send-request.ts";
import { startShop } from "./servers.ts";

/** Memory and connections of a process under a steady mix of requests. */
export type SoakResult = {
  minutes: number;
  requests: number;
  peakMegabytes: number;
  /** From the second third of the time to the last, by means. */
  memoryGrowthPercent: number;
  /** Connections of the shop to its database a minute after the start, and at the end. */
  connections: { early: number; late: number };
};

/** Requests a second at most: visitors who wait for a response send fewer. */
const RATE = 50;
const VISITORS = 10;
/** Seconds between two readings of the memory. */
const INTERVAL = 5;
/** Milliseconds after which connections are first counted. */
const EARLY = 60_000;
/** One request of so many renders a page that is not cached. */
const UNCACHED = 8;

/** Sends pages, lists, searches, products, carts and additions for a time, 50 a second. Rejects when a response is wrong. */
export async function measureSoak(datasets: Datasets, products: number, minutes: number): Promise<SoakResult> {
  const database = await datasets.database(products);
  const shop = await startShop(datasets.folder, database, "on");
  const end = performance.now() + minutes * 60_000;
  let requests = 0;
  try {
    const mix = await mixOf(shop);
    const visit = async () => {
      while (performance.now() < end) {
        const sentAt = performance.now();
        await sendRequest(shop.url, mix(requests++));
        await pause(Math.max(0, (VISITORS * 1000) / RATE - (performance.now() - sentAt)));
      }
    };
    const early = pause(Math.min(EARLY, (minutes * 60_000) / 2)).then(() => connectionsTo(database));
    const memory: number[] = [];
    const watch = async () => {
      for (; performance.now() < end; await pause(INTERVAL * 1000))
        memory.push((await shop.usage()).rssBytes / 2 ** 20);
    };
    await Promise.all([watch(), ...Array.from({ length: VISITORS }, visit)]);
    const connections = { early: await early, late: await connectionsTo(database) };
    const peakMegabytes = Math.max(...memory);
    return { minutes, requests, peakMegabytes, memoryGrowthPercent: growthPercent(memory), connections };
  } finally {
    await shop.stop();
  }
}

/** The request of a number: kinds in turn, each page that is not cached once. */
async function mixOf(shop: Parameters<typeof requestsOf>[1]): Promise<(number: number) => LoadRequest> {
  const page = (path: string): LoadRequest => ({ method: "GET", path, headers: { "Accept-Encoding": "br" } });
  const carts = await requestsOf(CART_OPERATION, shop);
  const added = await requestsOf(ADD_OPERATION, shop);
  const kinds: ((number: number) => LoadRequest | undefined)[] = [
    () => page("/"),
    () => post(LIST_OPERATION),
    (number) => carts[number % carts.length],
    () => page("/category/blinds"),
    () => post(PRODUCT_OPERATION),
    (number) => added[number % added.length],
    () => post(SEARCH_OPERATION),
    (number) => page(`/products/roller-blinds?width=${30 + ((number / UNCACHED) % 6000) / 100}`),
  ];
  return (number) => kinds[number % UNCACHED]?.(number) ?? page("/");
}

/** Open connections to the database but the one that counts. */
async function connectionsTo(database: string): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  await client.end();
  return rows[0]?.count ?? NaN;
}
