import { setTimeout as pause } from "node:timers/promises";
import type { Datasets } from "./datasets.ts";
import { median } from "./figures.ts";
import type { LoadRequest } from "./load.ts";
import type { MeasuredServer } from "./measured-server.ts";
import { CART_OPERATION } from "./operations.ts";
import { requestsOf } from "./requests.ts";
import { sendRequest } from "./send-request.ts";
import { startShop } from "./servers.ts";

/** Response time of a cart under load as a multiple of its idle time, and the server's peak memory in megabytes. */
export type FloodResult = { times: number; megabytes: number };

const CONNECTIONS = 40;
/** Rendered pages until the memory is read. */
const PAGES = 1000;
const CARTS_READ = 150;
/** Milliseconds between two readings of the cart, and of the memory. */
const CART_INTERVAL = 5;
const MEMORY_INTERVAL = 250;
/** Milliseconds of load before anything is measured. */
const RAMP_UP = 2000;

/** Reads a cart at a steady rate, first alone, then while 40 connections request pages that are not cached. */
export async function measureFlood(datasets: Datasets, products: number): Promise<FloodResult> {
  const shop = await startShop(datasets.folder, await datasets.database(products), "on");
  const flood = new Flood(shop.url);
  try {
    const [cart] = await requestsOf(CART_OPERATION, shop);
    if (!cart) throw new Error("There is no cart to read.");
    await medianTime(shop, cart); // warm-up: V8 compiles
    const idle = await medianTime(shop, cart);
    flood.start();
    await pause(RAMP_UP);
    const times = (await medianTime(shop, cart)) / idle;
    return { times, megabytes: await peakMemory(shop, flood) };
  } finally {
    await flood.stop();
    await shop.stop();
  }
}

/** Median response time of a cart in milliseconds. */
async function medianTime({ url }: MeasuredServer, cart: LoadRequest): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < CARTS_READ; time += 1) {
    times.push((await sendRequest(url, cart)).milliseconds);
    await pause(CART_INTERVAL);
  }
  return median(times);
}

/** Peak memory in megabytes until PAGES pages have been rendered under load. */
async function peakMemory(shop: MeasuredServer, flood: Flood): Promise<number> {
  let most = 0;
  for (; flood.pages < PAGES; await pause(MEMORY_INTERVAL))
    most = Math.max(most, (await shop.usage()).rssBytes / 2 ** 20);
  return most;
}

/** Connections that request one page after the other, each URL once. */
class Flood {
  /** Rendered pages; the server refuses others with 503. */
  pages = 0;
  private requested = 0;
  private isStopped = false;
  private connections: Promise<void>[] = [];
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  start(): void {
    this.connections = Array.from({ length: CONNECTIONS }, () => this.connection());
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.connections);
  }

  private async connection(): Promise<void> {
    while (!this.isStopped) {
      const { status } = await this.open(`/products/roller-blinds?width=${30 + (this.requested += 1) / 100}`);
      if (status === 200) this.pages += 1;
      else if (status !== 503) throw new Error(`A page had status ${status}.`);
    }
  }

  private async open(path: string): Promise<Response> {
    const response = await fetch(new URL(path, this.url), { headers: { "Accept-Encoding": "br" } });
    await response.arrayBuffer();
    return response;
  }
}
