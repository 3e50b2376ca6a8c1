import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Datasets } from "./datasets.ts";
import { median } from "./figures.ts";
import { LoadGenerator, type LoadRequest } from "./load.ts";
import { startShop } from "./servers.ts";

/**
 * Pages a second while nothing changes, while prices of the products change that most pages show, and while prices change all over
 * the catalogue.
 */
export type ChangesResult = { stillPerSecond: number; changingPerSecond: number; spreadPerSecond: number };

/** Milliseconds between two changes. */
const BETWEEN = 800;
/** So many pages fit into the cache. */
const PAGES = 40;
const ROUNDS = 3;
/** The seconds before are enough changes for a storm, as the shop takes it. */
const RUN = { connections: 20, settling: 4, seconds: 8 };

/** Places in the catalogue between two changes all over it, and the places that are changed: fewer than it has products. */
const STRIDE = 97;
const SPREAD = 900;

/** Reads the home page, lists and product pages from the cache, in turn without changes and with a price that changes every 0.8 s. */
export async function measureChanges(datasets: Datasets, products: number): Promise<ChangesResult> {
  const database = await datasets.database(products);
  const shop = await startShop(datasets.folder, database, "on");
  const generator = new LoadGenerator();
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const load = { url: shop.url, requests: await pagesOf(shop.url), ...RUN };
    const rate = async () => (await generator.run(load)).perSecond;
    await rate(); // fills the cache, and V8 compiles
    const rateWhile = async (productOf: (change: number) => number) => {
      const changes = changePrices(client, productOf);
      const found = await rate();
      await changes.stop();
      return found;
    };
    const [still, changing, spread]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      still.push(await rate());
      changing.push(await rateWhile((change) => change));
      spread.push(await rateWhile((change) => (round + change * STRIDE) % SPREAD));
    }
    const [stillPerSecond, changingPerSecond, spreadPerSecond] = [median(still), median(changing), median(spread)];
    return { stillPerSecond, changingPerSecond, spreadPerSecond };
  } finally {
    generator.close();
    await client.end();
    await shop.stop();
  }
}

/** The first pages of the sitemap that show products, as browsers ask for them. */
async function pagesOf(url: string): Promise<LoadRequest[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const shown = ["/", ...paths.filter((each) => /^\/(category|products)\//.test(each))].slice(0, PAGES);
  return shown.map((each) => ({ method: "GET", path: each, headers: { "Accept-Encoding": "br" } }));
}

/** Changes the price of one product after the other; `productOf` says at which place in the catalogue. */
function changePrices(client: pg.Client, productOf: (change: number) => number): { stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const work = (async () => {
    for (let change = 0; !signal.aborted; change += 1) {
      await client.query(
        `UPDATE product SET base_price_pence = base_price_pence + 100
         WHERE id = (SELECT id FROM product WHERE was_price_pence IS NULL ORDER BY position OFFSET $1 LIMIT 1)`,
        [productOf(change)],
      );
      await pause(BETWEEN, undefined, { signal }).catch(() => {});
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await work;
    },
  };
}
