import { setTimeout as sleep } from "node:timers/promises";
import { onConnection } from "../checks.ts";
import { temporaryFolder } from "../environments.ts";
import type { Drill } from "../fault.ts";
import { addToCart, placeOrder, QUANTITY, type Attempt } from "../shop-client.ts";
import { newShopper, untilAnswered } from "../shoppers.ts";

/** Additions to one cart at the same time, and orders of it with keys of their own. */
const [ADDITIONS, ORDERS] = [40, 20];
const ATTEMPTS = 100;

const ORDERED =
  "SELECT sum(quantity)::int AS quantity FROM order_line l JOIN orders o ON o.id = l.order_id WHERE o.number = $1";

/** Repeats an attempt without an outcome: the others may hold the cart for longer than a statement waits for it. */
async function outcomeOf<Result>(attempt: () => Promise<Attempt<Result>>): Promise<Attempt<Result>> {
  for (let left = ATTEMPTS; ; left -= 1) {
    const outcome = await attempt();
    if (outcome.done !== undefined || outcome.failure !== undefined || left === 1) return outcome;
    await sleep(100);
  }
}

/** One cart is changed and ordered in several tabs. */
export const CART_DRILLS: Readonly<Record<string, Drill>> = {
  "cart-in-tabs": {
    faults: "F7, F8",
    seen: "every addition; one order, and an empty cart in the other tabs",
    async prepare() {
      return {
        environment: temporaryFolder(),
        async make(shop, purchases) {
          const { acknowledged, failures } = purchases;
          const shopper = newShopper([shop.url]);
          await untilAnswered(() => addToCart(shopper), purchases);
          const additions = await Promise.all(Array.from({ length: ADDITIONS }, () => addToCart(shopper)));
          failures.push(...additions.flatMap(({ failure = [] }) => failure));
          const added = QUANTITY * (1 + additions.filter(({ done }) => done).length);
          const tabs = Array.from({ length: ORDERS }, () => ({ ...newShopper([shop.url]), cookie: shopper.cookie }));
          const orders = await Promise.all(tabs.map((tab) => outcomeOf(() => placeOrder(tab))));
          const placed = orders.flatMap(({ done = [] }) => done);
          const empty = orders.filter(({ failure }) => failure?.startsWith("CART_EMPTY")).length;
          acknowledged.push(...placed);
          if (placed.length !== 1 || empty !== ORDERS - 1)
            failures.push(`${placed.length} orders of one cart, and ${empty} answers that it is empty.`);
          const { rows } = await onConnection(shop.databaseUrl(), (client) =>
            client.query<{ quantity: number | null }>(ORDERED, [placed[0]?.number]),
          );
          const quantity = rows[0]?.quantity ?? 0;
          if (quantity !== added) failures.push(`${added} blinds were added, and ${quantity} ordered.`);
        },
      };
    },
  },
};
