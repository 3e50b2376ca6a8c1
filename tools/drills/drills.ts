import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DrillEnvironment, DrillShop } from "./drill-shop.ts";
import { externalDatabase, fillDisk, smallDisk, temporaryFolder } from "./environments.ts";

/** A fault during orders. */
export type Fault = {
  environment: DrillEnvironment;
  /** Makes the fault, and ends it where it does not end by itself. Resolves with a sentence for each wrong response during it. */
  make(shop: DrillShop): Promise<string[]>;
};

/** In seconds. */
const OUTAGE = 20;
const DISK_FULL = 5;
/** Megabytes. The database of an empty shop takes about half of it. */
const SMALL_DISK = 256;

/** The drills by name. Each prepares its fault; undefined when this user is not allowed to make it. */
export const DRILLS: Readonly<Record<string, () => Promise<Fault | undefined>>> = {
  async "database-killed"() {
    const environment = temporaryFolder();
    return { environment, make: async () => killPostgres(environment) };
  },
  async "server-killed"() {
    return {
      environment: temporaryFolder(),
      async make(shop) {
        await shop.killAndOpen();
        return [];
      },
    };
  },
  async "database-away"() {
    const { proxy, ...environment } = await externalDatabase();
    return {
      environment,
      async make(shop) {
        proxy.cut();
        await sleep(OUTAGE * 1000);
        const failures = await compare(shop, { "/readyz": 503, "/healthz": 200 });
        proxy.mend();
        return failures;
      },
    };
  },
  async "disk-full"() {
    const environment = smallDisk(SMALL_DISK);
    return environment && { environment, make: (shop) => fillUp(shop, environment) };
  },
};

function killPostgres({ dataDir }: DrillEnvironment): string[] {
  const [pid] = readFileSync(path.join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
  return [];
}

async function fillUp(shop: DrillShop, { dataDir }: DrillEnvironment): Promise<string[]> {
  const freeSpace = fillDisk(dataDir);
  try {
    await sleep(DISK_FULL * 1000);
    return await compare(shop, { "/readyz": 503, "/healthz": 200, "/api/products": 200 });
  } finally {
    freeSpace();
  }
}

/** A sentence for each route with an unexpected status. */
async function compare({ url }: DrillShop, expected: Record<string, number>): Promise<string[]> {
  const checks = Object.entries(expected).map(async ([route, status]) => {
    const response = await fetch(url + route);
    return response.status === status
      ? []
      : [`${route} had status ${response.status} instead of ${status} during the fault.`];
  });
  return (await Promise.all(checks)).flat();
}
