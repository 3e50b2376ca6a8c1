import { setTimeout as sleep } from "node:timers/promises";
import { onConnection } from "../checks.ts";
import type { DrillShop } from "../drill-shop.ts";
import type { Drill, Fault } from "../fault.ts";
import { HEALTH_INTERVAL } from "../many/entrance.ts";
import { manyProcesses, SHARED_CACHE, WEB_PROCESSES, type ManyProcesses } from "../many/environment.ts";
import { countAllowed, LIMIT, LIMITED } from "../many/limits.ts";
import { changePrice, millisecondsUntilShown, shownPrice } from "../prices.ts";
import { startReaders } from "../readers.ts";
import type { Purchases } from "../shoppers.ts";

const SHOPPERS = { count: 3 };
/** Seconds for which something is away. */
const AWAY = 6;
/** Seconds until a primary that can't be reached is given up. */
const DETECTION = 3;

const webProcesses = ({ processes }: DrillShop) => processes.slice(0, WEB_PROCESSES);

/** Reads all the while; no read and no request of an order may fail. */
async function withoutFailure({ entrances: [url = ""] }: DrillShop, purchases: Purchases, work: () => Promise<void>) {
  const readers = startReaders(url);
  const before = purchases.repeated;
  await work();
  const { reads, failures } = await readers.stop();
  purchases.failures.push(...failures);
  const failed = purchases.repeated - before;
  if (failed > 0) purchases.failures.push(`${failed} requests of orders failed during the fault.`);
  purchases.notes.push(`${reads} reads`);
}

/** Changes a price, and waits until each process that serves shows it. */
async function expectNewPrice(shop: DrillShop, { failures, notes }: Purchases, when: string): Promise<void> {
  const urls = webProcesses(shop).map(({ url }) => url);
  const pence = await onConnection(shop.databaseUrl(), changePrice);
  const shown = await Promise.all(urls.map((url) => millisecondsUntilShown(url, pence)));
  if (shown.includes(undefined)) failures.push(`A process did not show a new price ${when}.`);
  else notes.push(`a price showed everywhere after ${Math.round(Math.max(...shown.map(Number)))} ms ${when}`);
}

/** Ends and opens one process after the other, each once the proxy knows of the last. */
async function restartAll(shop: DrillShop, { failures }: Purchases): Promise<void> {
  for (const [index, each] of shop.processes.entries()) {
    const code = await each.reopen("SIGTERM");
    if (code !== 0) failures.push(`Process ${index + 1} ended with ${code} after SIGTERM.`);
    await sleep(2 * HEALTH_INTERVAL * 1000);
  }
}

/** A drill in which the replica stands still or is gone, while a price changes. */
const replicaDrill = (
  when: string,
  { begin, end }: Record<"begin" | "end", (environment: ManyProcesses) => Promise<void> | void>,
) =>
  async function prepare(): Promise<Fault> {
    const environment = await manyProcesses();
    return {
      environment,
      shoppers: SHOPPERS,
      async make(shop, purchases) {
        await withoutFailure(shop, purchases, async () => {
          await begin(environment);
          await expectNewPrice(shop, purchases, when);
          await sleep(AWAY * 1000);
          await end(environment);
          await expectNewPrice(shop, purchases, "after it");
        });
      },
    };
  };

const atReplica = ({ replicaUrl }: ManyProcesses, statement: string) =>
  onConnection(replicaUrl, async (client) => void (await client.query(statement)));

/** The primary can't be reached any more; the replica is promoted, and everything is led to it. */
async function promoteReplica(environment: ManyProcesses): Promise<void> {
  const { primary, replicaUrl } = environment;
  primary.cut();
  await sleep(DETECTION * 1000);
  await atReplica(environment, "SELECT pg_promote()");
  primary.lead(replicaUrl);
  primary.mend();
}

/** Valkey counts, is killed, and counts again. */
async function loseValkey(shop: DrillShop, purchases: Purchases, { valkey }: ManyProcesses): Promise<void> {
  const { failures, notes } = purchases;
  const urls = webProcesses(shop).map(({ url }) => url);
  const count = async (when: string) => {
    const allowed = await countAllowed(urls, purchases);
    notes.push(`${allowed} of ${LIMIT} changes allowed ${when}`);
    return allowed;
  };
  if ((await count("by all processes together")) !== LIMIT) failures.push("The limit was not global before the fault.");
  await valkey?.kill();
  const alone = await count("while it is gone");
  if (alone < LIMIT || alone > LIMIT * urls.length)
    failures.push(`${alone} changes were allowed without Valkey, and each process may allow ${LIMIT}.`);
  await valkey?.start();
  await count("just after its return"); // the first request of each process finds it again
  if ((await count("once it is found again")) !== LIMIT) failures.push("The limit was not global after the fault.");
}

/** Changes a price while Varnish hears of nothing, and another once it does. */
async function losePurges(shop: DrillShop, { failures, notes }: Purchases, purges: ManyProcesses["purges"]) {
  const [url = ""] = shop.entrances;
  const expectAtCache = async (seconds: number, when: string) => {
    await shownPrice(url); // kept from now on
    const pence = await onConnection(shop.databaseUrl(), changePrice);
    const shown = await millisecondsUntilShown(url, pence, seconds * 1000);
    if (shown === undefined) failures.push(`Varnish did not show a new price within ${seconds} s ${when}.`);
    else notes.push(`a price showed in Varnish after ${Math.round(shown)} ms ${when}`);
  };
  purges?.cut();
  await expectAtCache(SHARED_CACHE + 10, "without a purge");
  purges?.mend();
  await sleep(AWAY * 1000);
  await expectAtCache(SHARED_CACHE + 10, "with one");
}

/** Faults among three processes that serve, a worker, and all that they run on. */
export const MANY_DRILLS: Readonly<Record<string, Drill>> = {
  "many-restarted": {
    faults: "F12, rolling restart",
    seen: "nothing",
    async prepare() {
      return {
        environment: await manyProcesses(),
        shoppers: SHOPPERS,
        make: (shop, purchases) => withoutFailure(shop, purchases, () => restartAll(shop, purchases)),
      };
    },
  },
  "many-replica-paused": {
    faults: "F21, behind",
    seen: "nothing: what the replica lacks comes from the primary",
    prepare: replicaDrill("while the replica stands still", {
      begin: (environment) => atReplica(environment, "SELECT pg_wal_replay_pause()"),
      end: (environment) => atReplica(environment, "SELECT pg_wal_replay_resume()"),
    }),
  },
  "many-replica-gone": {
    faults: "F21, down",
    seen: "nothing: the primary answers",
    prepare: replicaDrill("while the replica is gone", {
      begin: ({ replica }) => replica.cut(),
      end: ({ replica }) => replica.mend(),
    }),
  },
  "many-primary-promoted": {
    faults: "primary gone, replica promoted",
    seen: "the catalogue; carts and orders answer “try again”; the order that was sent again succeeds once",
    async prepare() {
      const environment = await manyProcesses();
      // Else the last commits before the fault may be missing at the replica.
      await onConnection(environment.primaryUrl, async (client) => {
        await client.query("ALTER SYSTEM SET synchronous_standby_names = '*'");
        await client.query("SELECT pg_reload_conf()");
      });
      return {
        environment,
        shoppers: SHOPPERS,
        make: () => promoteReplica(environment),
        check: (shop, purchases) => expectNewPrice(shop, purchases, "at the promoted replica"),
      };
    },
  },
  "many-valkey-gone": {
    faults: "Valkey killed, started",
    seen: "nothing; limits count by process meanwhile",
    needs: "Valkey or Redis, by VALKEY or in the PATH",
    async prepare() {
      const environment = await manyProcesses(LIMITED);
      if (environment.valkey)
        return {
          environment,
          shoppers: SHOPPERS,
          make: (shop, purchases) => withoutFailure(shop, purchases, () => loseValkey(shop, purchases, environment)),
        };
      await environment.remove();
      return undefined;
    },
  },
  "many-purges-lost": {
    faults: "purges lost",
    seen: "for some seconds pages as they were",
    needs: "Varnish 7 (Debian's package varnish)",
    async prepare() {
      const environment = await manyProcesses();
      if (environment.purges)
        return {
          environment,
          shoppers: SHOPPERS,
          make: (shop, purchases) =>
            withoutFailure(shop, purchases, () => losePurges(shop, purchases, environment.purges)),
        };
      await environment.remove();
      return undefined;
    },
  },
};
