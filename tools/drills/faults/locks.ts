import { setTimeout as sleep } from "node:timers/promises";
import { onConnection, unexpectedStatuses } from "../checks.ts";
import { externalDatabase } from "../environments.ts";
import type { Drill } from "../fault.ts";
import { addToCart, placeOrder } from "../shop-client.ts";
import { newShopper, untilAnswered } from "../shoppers.ts";

/** Seconds for which a table is locked, or statements are slow. */
const SECONDS = 8;
/** More than the connections of a process. */
const CROWD = 40;

const SLOW = `
  CREATE FUNCTION drill_slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(30); RETURN NEW; END $$;
  CREATE TRIGGER drill_slow BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION drill_slow()`;
const FAST = "DROP TRIGGER drill_slow ON orders; DROP FUNCTION drill_slow()";

/** Locks a table for everybody else while `work` runs. */
const whileLocked = (databaseUrl: string, table: "orders" | "session", work: () => Promise<void>) =>
  onConnection(databaseUrl, async (client) => {
    await client.query("BEGIN");
    await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    await work();
    await client.query("ROLLBACK");
  });

/** Statements wait: for a table, or for each other. */
export const LOCK_DRILLS: Readonly<Record<string, Drill>> = {
  "pool-exhausted": {
    faults: "F2",
    seen: "what is cached of pages and catalogue; all else answers “try again”",
    async prepare() {
      return {
        environment: await externalDatabase(),
        shoppers: { count: CROWD },
        async make(shop, { failures }) {
          await unexpectedStatuses(shop, { "/api/products": 200 }); // cached from now on
          await whileLocked(shop.databaseUrl(), "orders", async () => {
            await sleep(SECONDS * 1000);
            failures.push(...(await unexpectedStatuses(shop, { "/healthz": 200, "/api/products": 200 })));
          });
        },
      };
    },
  },
  "statements-slow": {
    faults: "F3",
    seen: "orders answer “try again” after the limit of a statement",
    async prepare() {
      return {
        environment: await externalDatabase(),
        make: (shop, { failures }) =>
          onConnection(shop.databaseUrl(), async (client) => {
            await client.query(SLOW);
            await sleep(SECONDS * 1000);
            failures.push(...(await unexpectedStatuses(shop, { "/healthz": 200, "/readyz": 200 })));
            await client.query(FAST);
          }),
      };
    },
  },
  "sessions-away": {
    faults: "F9",
    seen: "the catalogue, with any cookie; carts answer “try again”; cookie and cart are kept",
    async prepare() {
      return {
        environment: await externalDatabase(),
        async make(shop, purchases) {
          const { acknowledged, failures } = purchases;
          const shopper = newShopper([shop.url]);
          await untilAnswered(() => addToCart(shopper), purchases);
          const { cookie } = shopper;
          await whileLocked(shop.databaseUrl(), "session", async () => {
            failures.push(...(await unexpectedStatuses(shop, { "/api/products": 200 }, cookie)));
            const { done, failure } = await addToCart(shopper);
            if (done ?? failure) failures.push(`A cart without its session answered: ${failure ?? "added"}.`);
            await sleep(SECONDS * 1000);
          });
          if (shopper.cookie !== cookie) failures.push("The cookie was replaced.");
          const order = await untilAnswered(() => placeOrder(shopper), purchases);
          if (order) acknowledged.push(order);
        },
      };
    },
  },
};
