import { ask } from "./send-request.ts";
import { median } from "./figures.ts";
import { LoadGenerator, type LoadRequest } from "./load.ts";
import type { MeasuredServer } from "./measured-server.ts";
import type { Populations } from "./datasets.ts";
import { startShop } from "./servers.ts";

/** Kept pages a second, and milliseconds of a page that is rendered anew. */
export type PageResult = { keptPerSecond: number; anewMs: number };

const PATHS = ["/", "/category/blinds", "/products/roller-blinds"];
const WARM_UPS = 10;
const ASKED = 20;

/** The slowest of three kinds of page, compressed as for browsers. */
export async function measurePages(populations: Populations, products: number, seconds: number): Promise<PageResult> {
  const database = await populations.database(products);
  return {
    anewMs: await withShop(await startShop(populations.folder, database, "off"), slowestPage),
    keptPerSecond: await withShop(await startShop(populations.folder, database, "on"), (shop) =>
      leastKept(shop, seconds),
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
    for (let time = 0; time < WARM_UPS; time += 1) await ask(url, page(path));
    const times: number[] = [];
    for (let time = 0; time < ASKED; time += 1) times.push((await ask(url, page(path))).milliseconds);
    medians.push(median(times));
  }
  return Math.max(...medians);
}

async function leastKept({ url }: MeasuredServer, seconds: number): Promise<number> {
  const generator = new LoadGenerator();
  try {
    const rates: number[] = [];
    for (const path of PATHS) {
      const { body: expected } = await ask(url, page(path));
      const load = { url, requests: [page(path)], expected, connections: 16, seconds };
      await generator.run(load);
      rates.push((await generator.run(load)).perSecond);
    }
    return Math.min(...rates);
  } finally {
    generator.close();
  }
}
