import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { addToCart, placeOrder, type Attempt, type Shopper } from "./shop-client.ts";
import type { Acknowledged } from "./tally.ts";

/** Orders of the shoppers of a drill. */
export type Purchases = {
  acknowledged: Acknowledged[];
  /** A sentence for each response that no fault excuses: an error other than SERVICE_UNAVAILABLE, or internal text. */
  failures: string[];
  /** Requests that were sent again: SERVICE_UNAVAILABLE, or no response. */
  repeated: number;
  /** Milliseconds until the slowest response. */
  slowest: number;
  /** What else a drill has measured. */
  notes: string[];
};

/** How many shoppers there are, and whether each sends an order twice at the same time. */
export type Habits = { count: number; isSentTwice?: boolean };

/** Milliseconds between two attempts, and until a shopper gives up after the end. */
const RETRY_INTERVAL = 100;
const GIVE_UP_AFTER = 60_000;

/** A new visitor of the shop's processes at these URLs. */
export const newShopper = (urls: readonly string[]): Shopper => ({
  ...{ urls, sent: 0, cookie: undefined, key: randomUUID() },
});

/**
 * Starts shoppers. Each adds a blind to a new cart and orders it, over and over; without a response, or with
 * SERVICE_UNAVAILABLE, the same request is sent again with the same key. Where the shop has several processes, each request goes to the
 * next one. Call `stop` to stop: it resolves when every shopper has the response to the last order.
 */
export function startShoppers(
  urls: readonly string[],
  { count, isSentTwice = false }: Habits,
): { purchases: Purchases; stop(): Promise<void> } {
  const purchases: Purchases = { acknowledged: [], failures: [], repeated: 0, slowest: 0, notes: [] };
  let end: number | undefined;
  const isOver = () => end !== undefined;
  const until = <Result>(attempt: () => Promise<Attempt<Result>>) =>
    untilAnswered(attempt, purchases, () => end ?? performance.now());
  const order = isSentTwice ? placeOrderTwice : placeOrder;
  const shop = async () => {
    while (!isOver()) {
      const shopper = newShopper(urls);
      if (!(await until(() => addToCart(shopper)))) continue;
      const placed = await until(() => order(shopper));
      if (placed) purchases.acknowledged.push(placed);
    }
  };
  const shoppers = Promise.all(Array.from({ length: count }, shop));
  return {
    purchases,
    async stop() {
      end = performance.now();
      await shoppers;
    },
  };
}

/**
 * Sends a request again until it has an outcome: what was done, or undefined, with a sentence in `purchases`.
 * @param from since when a shopper has a minute left, in milliseconds of `performance.now`; by default since the first attempt
 */
export async function untilAnswered<Result>(
  attempt: () => Promise<Attempt<Result>>,
  purchases: Purchases,
  from: () => number = sinceNow(),
): Promise<Result | undefined> {
  for (;;) {
    const sentAt = performance.now();
    const { done, failure } = await attempt();
    purchases.slowest = Math.max(purchases.slowest, performance.now() - sentAt);
    if (failure !== undefined) purchases.failures.push(failure);
    if (done !== undefined || failure !== undefined) return done;
    purchases.repeated += 1;
    if (performance.now() > from() + GIVE_UP_AFTER) {
      purchases.failures.push("There was no response for a minute.");
      return undefined;
    }
    await pause(RETRY_INTERVAL);
  }
}

function sinceNow(): () => number {
  const start = performance.now();
  return () => start;
}

/** Sends the order twice at the same time, with the same key: both responses must name one order. */
async function placeOrderTwice(shopper: Shopper): Promise<Attempt<Acknowledged>> {
  const [one, other] = await Promise.all([placeOrder(shopper), placeOrder(shopper)]);
  if (one.failure !== undefined || other.failure !== undefined) return one.failure === undefined ? other : one;
  if (!one.done || !other.done) return {};
  const isOne = one.done.number === other.done.number;
  return isOne ? one : { failure: `One key has two orders: ${one.done.number}, ${other.done.number}.` };
}
