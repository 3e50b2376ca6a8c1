import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runStep } from "../../../scripts/steps.ts";
import { onConnection } from "../checks.ts";
import { externalDatabase, temporaryFolder } from "../environments.ts";
import type { Drill } from "../fault.ts";
import { changePrice, millisecondsUntilShown, SHOWN_WITHIN, shownPrice } from "../prices.ts";
import { readStoredState } from "../stored-state.ts";
import { tally } from "../tally.ts";

/** Changes of prices, and milliseconds between two. */
const CHANGES = { count: 100, between: 200 };

const CHANGE = `
  UPDATE product SET base_price_pence = base_price_pence + 100
  WHERE id = (SELECT id FROM product WHERE was_price_pence IS NULL ORDER BY position, id OFFSET $1 LIMIT 1)`;

/** A command of the shop, on its database. */
async function command(name: string, args: string[], settings: NodeJS.ProcessEnv): Promise<string[]> {
  const program = ["node", `server/dist/commands/${name}.js`, ...args] as const;
  const { ok, output } = await runStep(name, [...program], { SESSION_SECRETS: "s".repeat(32), ...settings });
  return ok ? [] : [`${name} failed: ${output.trim()}`];
}

/** Prices change, and data is put back, while shoppers order. */
export const DATA_DRILLS: Readonly<Record<string, Drill>> = {
  "prices-changed": {
    faults: "100 price changes",
    seen: "the new price within a second",
    async prepare() {
      return {
        environment: temporaryFolder(),
        make: (shop, { failures, notes }) =>
          onConnection(shop.databaseUrl(), async (client) => {
            for (let place = 0; place < CHANGES.count; place += 1) {
              await client.query(CHANGE, [place]);
              await sleep(CHANGES.between);
            }
            await shownPrice(shop.url); // cached from now on
            const shown = await millisecondsUntilShown(shop.url, await changePrice(client));
            if (shown === undefined) failures.push(`A price did not show within ${SHOWN_WITHIN / 1000} s.`);
            else notes.push(`a price showed after ${Math.round(shown)} ms`);
          }),
      };
    },
  },
  "backup-restored": {
    faults: "F20",
    seen: "nothing while the backup is written",
    async prepare() {
      const { dataDir, database, ...environment } = await externalDatabase();
      const folder = path.join(dataDir, "backups");
      const settings = { DATABASE_URL: database.directUrl, DATA_DIR: dataDir, BACKUP_DIR: folder };
      return {
        environment: { dataDir, database, ...environment },
        async make(_shop, { acknowledged, failures, notes }) {
          const before = [...acknowledged];
          failures.push(...(await command("backup", [], settings)));
          const file = path.join(folder, readdirSync(folder).find((name) => name.endsWith(".backup.gz")) ?? "missing");
          failures.push(...(await command("restore-check", [file], settings)));
          await onConnection(database.directUrl, (client) => client.query("CREATE DATABASE drill_restored"));
          const restored = Object.assign(new URL(database.directUrl), { pathname: "/drill_restored" }).href;
          const start = performance.now();
          failures.push(...(await command("restore", [file], { ...settings, DATABASE_URL: restored })));
          const seconds = ((performance.now() - start) / 1000).toFixed(1);
          const { orders } = await readStoredState(restored);
          const { lost, incomplete, duplicated } = tally(before, orders);
          notes.push(`${orders.length} orders restored in ${seconds} s`);
          const wrong = [...lost, ...incomplete, ...duplicated];
          if (wrong.length > 0) failures.push(`In the backup are missing or wrong: ${wrong.join(", ")}.`);
        },
      };
    },
  },
};
