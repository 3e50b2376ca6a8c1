import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { addToCart, placeOrder, type Attempt, type Shopper } from "./shop-client.ts";
import type { Acknowledged } from "./tally.ts";

/** Orders of the shoppers of a drill. */
export type Purchases = {
  acknowledged: Acknowledged[];
  /** A sentence for each response that no fault excuses: an error other than SERVICE_UNAVAILABLE, or internal text. */
  failures: string[];
};

/** Milliseconds between two attempts, and until a shopper gives up after the end. */
const RETRY_INTERVAL = 100;
const GIVE_UP_AFTER = 60_000;

/**
 * Starts `count` shoppers. Each adds a blind to a new cart and orders it, over and over; without a response, or with
 * SERVICE_UNAVAILABLE, the same request is sent again with the same key. Call the returned function to stop: it resolves when
 * every shopper has the response to the last order.
 */
export function startShoppers(url: string, count: number): () => Promise<Purchases> {
  const purchases: Purchases = { acknowledged: [], failures: [] };
  let end: number | undefined;
  const isOver = () => end !== undefined;
  const until = async <Result>(attempt: () => Promise<Attempt<Result>>): Promise<Result | undefined> => {
    for (;;) {
      const { done, failure } = await attempt();
      if (failure !== undefined) purchases.failures.push(failure);
      if (done !== undefined || failure !== undefined) return done;
      if (end !== undefined && performance.now() > end + GIVE_UP_AFTER) {
        purchases.failures.push("There was no response until a minute after the end.");
        return undefined;
      }
      await pause(RETRY_INTERVAL);
    }
  };
  const shop = async () => {
    while (!isOver()) {
      const shopper: Shopper = { url, cookie: undefined, key: randomUUID() };
      if (!(await until(() => addToCart(shopper)))) continue;
      const order = await until(() => placeOrder(shopper));
      if (order) purchases.acknowledged.push({ ...order, at: performance.now() });
    }
  };
  const shoppers = Promise.all(Array.from({ length: count }, shop));
  return async () => {
    end = performance.now();
    await shoppers;
    return purchases;
  };
}
