import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { onConnection } from "../checks.ts";
import { externalDatabase, temporaryFolder } from "../environments.ts";
import type { Drill } from "../fault.ts";
import { addToCart, placeOrder } from "../shop-client.ts";
import { newShopper, untilAnswered } from "../shoppers.ts";

/** Seconds for which shoppers send each order twice. */
const SECONDS = 8;
/** Orders whose shopper hangs up, each so many milliseconds later than the last. */
const HUNG_UP = { orders: 30, later: 4 };
/** Half-sent requests, and milliseconds until the shop must have closed them. */
const SLOW = { requests: 500, closed: 30_000 };

/** Shoppers and their networks misbehave. */
export const REQUEST_DRILLS: Readonly<Record<string, Drill>> = {
  "orders-sent-twice": {
    faults: "F7",
    seen: "one order, and the same response to both",
    async prepare() {
      return {
        environment: await externalDatabase([{}, {}]),
        shoppers: { count: 8, isSentTwice: true },
        make: () => sleep(SECONDS * 1000),
      };
    },
  },
  "session-expired": {
    faults: "F13",
    seen: "that the cart is empty; nothing is ordered",
    async prepare() {
      return {
        environment: temporaryFolder(),
        async make(shop, purchases) {
          const { failures } = purchases;
          const shopper = newShopper([shop.url]);
          await untilAnswered(() => addToCart(shopper), purchases);
          const [, signed = ""] = shopper.cookie?.split("=") ?? [];
          const sid = decodeURIComponent(signed).slice(2).split(".")[0];
          const { rowCount } = await onConnection(shop.databaseUrl(), (client) =>
            client.query("UPDATE session SET expire = now() AT TIME ZONE 'UTC' - interval '1 minute' WHERE sid = $1", [
              sid,
            ]),
          );
          if (rowCount !== 1) failures.push("The session of the shopper was not found.");
          const { done, failure } = await placeOrder(shopper);
          if (done || !failure?.startsWith("CART_EMPTY"))
            failures.push(`An order without a session: ${failure ?? "placed"}`);
        },
      };
    },
  },
  "shoppers-hang-up": {
    faults: "F17",
    seen: "the order, when it is sent again",
    async prepare() {
      return {
        environment: temporaryFolder(),
        async make({ url }, purchases) {
          let cut = 0;
          for (let place = 1; place <= HUNG_UP.orders; place += 1) {
            const shopper = newShopper([url]);
            await untilAnswered(() => addToCart(shopper), purchases);
            const early = await placeOrder(shopper, AbortSignal.timeout(place * HUNG_UP.later));
            if (!early.done) cut += 1;
            const order = await untilAnswered(() => placeOrder(shopper), purchases);
            if (order) purchases.acknowledged.push(order);
          }
          purchases.notes.push(`${cut} hung up before the response`);
        },
      };
    },
  },
  "senders-slow": {
    faults: "F18",
    seen: "nothing",
    async prepare() {
      return {
        environment: temporaryFolder(),
        async make({ url }, { failures, notes }) {
          const start = performance.now();
          const { hostname, port } = new URL(url);
          const closed = Array.from({ length: SLOW.requests }, async () => {
            const socket = connect(Number(port), hostname).on("error", () => {});
            socket.on("connect", () => socket.write("POST /graphql HTTP/1.1\r\nHost: shop\r\nContent-Le")).resume();
            await once(socket, "close", { signal: AbortSignal.timeout(SLOW.closed) }).catch((error: unknown) => {
              socket.destroy();
              throw error;
            });
          });
          const kept = (await Promise.allSettled(closed)).filter(({ status }) => status === "rejected").length;
          notes.push(
            `the last half-sent request was closed after ${((performance.now() - start) / 1000).toFixed(1)} s`,
          );
          if (kept > 0) failures.push(`${kept} half-sent requests were still open after ${SLOW.closed / 1000} s.`);
        },
      };
    },
  },
};
