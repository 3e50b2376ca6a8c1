import type { Datasets } from "./datasets.ts";
import { median } from "./figures.ts";
import { LoadGenerator, type LoadRequest } from "./load.ts";
import type { MeasuredServer } from "./measured-server.ts";
import { sendRequest } from "./send-request.ts";
import { startShop } from "./servers.ts";

/** Cached pages a second, and milliseconds to render a page. */
export type PageResult = { cachedPerSecond: number; renderedMs: number };

const PATHS = ["/", "/category/blinds", "/products/roller-blinds"];
const WARM_UPS = 10;
const SAMPLES = 20;

/** Measures the slowest of three pages, compressed as for browsers. */
export async function measurePages(datasets: Datasets, products: number, seconds: number): Promise<PageResult> {
  const database = await datasets.database(products);
  return {
    renderedMs: await withShop(await startShop(datasets.folder, database, "off"), slowestPage),
    cachedPerSecond: await withShop(await startShop(datasets.folder, database, "on"), (shop) =>
      cachedRate(shop, seconds),
    ),
  };
}

async function withShop(shop: MeasuredServer, work: (shop: MeasuredServer) => Promise<number>): Promise<number> {
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

const page = (path: string): LoadRequest => ({ method: "GET", path, headers: { "Accept-Encoding": "br" } });

async function slowestPage({ url }: MeasuredServer): Promise<number> {
  const medians: number[] = [];
  for (const path of PATHS) {
    for (let time = 0; time < WARM_UPS; time += 1) await sendRequest(url, page(path));
    const times: number[] = [];
    for (let time = 0; time < SAMPLES; time += 1) times.push((await sendRequest(url, page(path))).milliseconds);
    medians.push(median(times));
  }
  return Math.max(...medians);
}

async function cachedRate({ url }: MeasuredServer, seconds: number): Promise<number> {
  const generator = new LoadGenerator();
  try {
    const rates: number[] = [];
    for (const path of PATHS) {
      const { body: expected } = await sendRequest(url, page(path));
      const load = { url, requests: [page(path)], expected, connections: 16, seconds };
      await generator.run(load);
      rates.push((await generator.run(load)).perSecond);
    }
    return Math.min(...rates);
  } finally {
    generator.close();
  }
}
