import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { addToCart, type Asked, placeOrder, type Shopper } from "./ask-shop.ts";
import type { Acknowledged } from "./tally.ts";

/** What the shoppers of a drill got. */
export type Shopping = {
  acknowledged: Acknowledged[];
  /** A sentence for each answer that no fault excuses: another error than SERVICE_UNAVAILABLE, or internal text. */
  complaints: string[];
};

/** Milliseconds between two tries, and for which a shopper tries on after the end. */
const AGAIN = 100;
const PATIENCE = 60_000;

/**
 * Starts `count` shoppers. Each adds a blind to a new cart and orders it, over and over; without an answer, or with
 * SERVICE_UNAVAILABLE, the same request is sent again with the same key. Call the returned function to stop: it resolves when
 * every shopper has the answer to the last order.
 */
export function startShoppers(url: string, count: number): () => Promise<Shopping> {
  const shopping: Shopping = { acknowledged: [], complaints: [] };
  let end: number | undefined;
  const isOver = () => end !== undefined;
  const until = async <Answer>(attempt: () => Promise<Asked<Answer>>): Promise<Answer | undefined> => {
    for (;;) {
      const { done, complaint } = await attempt();
      if (complaint !== undefined) shopping.complaints.push(complaint);
      if (done !== undefined || complaint !== undefined) return done;
      if (end !== undefined && performance.now() > end + PATIENCE) {
        shopping.complaints.push("There was no answer until a minute after the end.");
        return undefined;
      }
      await pause(AGAIN);
    }
  };
  const shop = async () => {
    while (!isOver()) {
      const shopper: Shopper = { url, cookie: undefined, key: randomUUID() };
      if (!(await until(() => addToCart(shopper)))) continue;
      const order = await until(() => placeOrder(shopper));
      if (order) shopping.acknowledged.push({ ...order, at: performance.now() });
    }
  };
  const shoppers = Promise.all(Array.from({ length: count }, shop));
  return async () => {
    end = performance.now();
    await shoppers;
    return shopping;
  };
}
