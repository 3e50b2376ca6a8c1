import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./send-request.ts";
import { median } from "./figures.ts";
import type { LoadRequest } from "./load.ts";
import type { MeasuredServer } from "./measured-server.ts";
import type { Populations } from "./datasets.ts";
import { CART_QUESTION } from "./operations.ts";
import { requestsOf } from "./requests.ts";
import { startShop } from "./servers.ts";

/** How many times as long as in a quiet shop a cart waits during a flood, and the server's memory after it in megabytes. */
export type FloodResult = { times: number; megabytes: number };

const CONNECTIONS = 40;
/** Of which the memory is measured. */
const PAGES = 1000;
const CARTS_READ = 150;
/** Milliseconds between two readings of the cart, and between two looks at the memory. */
const PACE = 5;
const GLANCE = 250;
/** Milliseconds of flood before anything is measured. */
const RISE = 2000;

/** A cart is read at a steady pace, at first alone, then while 40 connections ask for pages that are not in memory. */
export async function measureFlood(populations: Populations, products: number): Promise<FloodResult> {
  const shop = await startShop(populations.folder, await populations.database(products), "on");
  const flood = new Flood(shop.url);
  try {
    const [cart] = await requestsOf(CART_QUESTION, shop);
    if (!cart) throw new Error("There is no cart to read.");
    await wait(shop, cart); // until V8 has compiled what it needs
    const quiet = await wait(shop, cart);
    flood.rise();
    await pause(RISE);
    const times = (await wait(shop, cart)) / quiet;
    return { times, megabytes: await mostMemory(shop, flood) };
  } finally {
    await flood.stop();
    await shop.stop();
  }
}

/** The median of the milliseconds that a cart takes. */
async function wait({ url }: MeasuredServer, cart: LoadRequest): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < CARTS_READ; time += 1) {
    times.push((await ask(url, cart)).milliseconds);
    await pause(PACE);
  }
  return median(times);
}

/** The most that the server holds until the flood has been given so many pages. */
async function mostMemory(shop: MeasuredServer, flood: Flood): Promise<number> {
  let most = 0;
  for (; flood.pages < PAGES; await pause(GLANCE)) most = Math.max(most, (await shop.usage()).rssBytes / 2 ** 20);
  return most;
}

/** Connections that ask for one page after the other, none of them twice. */
class Flood {
  /** Pages that have been given; others are refused. */
  pages = 0;
  private asked = 0;
  private isOver = false;
  private connections: Promise<void>[] = [];
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  rise(): void {
    this.connections = Array.from({ length: CONNECTIONS }, () => this.connection());
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.connections);
  }

  private async connection(): Promise<void> {
    while (!this.isOver) {
      const { status } = await this.open(`/products/roller-blinds?width=${30 + (this.asked += 1) / 100}`);
      if (status === 200) this.pages += 1;
      else if (status !== 503) throw new Error(`A page was answered with ${status}.`);
    }
  }

  private async open(path: string): Promise<Response> {
    const response = await fetch(new URL(path, this.url), { headers: { "Accept-Encoding": "br" } });
    await response.arrayBuffer();
    return response;
  }
}
