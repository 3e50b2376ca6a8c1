import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { unexpectedStatuses } from "../checks.ts";
import { databaseBehindPgBouncer, databaseBehindProxy, fillDisk, smallDisk, temporaryFolder } from "../environments.ts";
import type { Drill } from "../fault.ts";

/** In seconds. */
const OUTAGE = 20;
const FROZEN = 12;
const DISK_FULL = 5;
/** Megabytes. The database of an empty shop takes about half of it. */
const SMALL_DISK = 256;

/** The database is gone, hangs, or has no room left. */
export const DATABASE_DRILLS: Readonly<Record<string, Drill>> = {
  "database-killed": {
    faults: "F1",
    seen: "“try again” for a moment; the order that was sent again with its key succeeds",
    async prepare() {
      const environment = temporaryFolder();
      const pidFile = path.join(environment.dataDir, "postgres/data/postmaster.pid");
      const make = async () => {
        const [pid] = readFileSync(pidFile, "utf8").split("\n");
        process.kill(Number(pid), "SIGKILL");
      };
      return { environment, make };
    },
  },
  "database-away": {
    faults: "F1, F9",
    seen: "the catalogue as it was last; carts and orders answer “try again”; cookie and cart are kept",
    async prepare() {
      const { proxy, ...environment } = await databaseBehindProxy();
      return {
        environment,
        async make(shop, { failures }) {
          await unexpectedStatuses(shop, { "/api/products": 200 }); // cached from now on
          proxy.cut();
          await sleep(OUTAGE * 1000);
          failures.push(...(await unexpectedStatuses(shop, { "/readyz": 503, "/healthz": 200, "/api/products": 200 })));
          proxy.mend();
        },
      };
    },
  },
  "database-frozen": {
    faults: "F4",
    seen: "as while it is away, after the limits of statements",
    async prepare() {
      const { proxy, ...environment } = await databaseBehindProxy();
      return {
        environment,
        async make(shop, { failures }) {
          proxy.freeze();
          await sleep(FROZEN * 1000);
          failures.push(...(await unexpectedStatuses(shop, { "/readyz": 503, "/healthz": 200 })));
          proxy.thaw();
        },
      };
    },
  },
  "disk-full": {
    faults: "F10",
    seen: "pages and catalogue; carts and orders answer “try again”",
    needs: "a disk of its own, which root may mount",
    async prepare() {
      const environment = smallDisk(SMALL_DISK);
      if (!environment) return undefined;
      return {
        environment,
        async make(shop, { failures }) {
          const freeSpace = fillDisk(environment.dataDir);
          try {
            await sleep(DISK_FULL * 1000);
            const expected = { "/readyz": 503, "/healthz": 200, "/api/products": 200 };
            failures.push(...(await unexpectedStatuses(shop, expected)));
          } finally {
            freeSpace();
          }
        },
      };
    },
  },
  "pgbouncer-restarted": {
    faults: "PgBouncer restarted",
    seen: "“try again” for a moment",
    needs: "PgBouncer 1.21 or later, by PGBOUNCER or in the PATH",
    async prepare() {
      const environment = await databaseBehindPgBouncer();
      return environment && { environment, make: () => environment.restart() };
    },
  },
};
