import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DrillShop, Place } from "./drill-shop.ts";
import { databaseBeside, fill, folder, smallDisk } from "./places.ts";

/** A fault that is made while shoppers order. */
export type Fault = {
  place: Place;
  /** Makes the fault, and ends it where it does not end by itself. Resolves with a sentence for each wrong answer meanwhile. */
  make(shop: DrillShop): Promise<string[]>;
};

/** In seconds. */
const AWAY = 20;
const FULL = 5;
/** Megabytes. The database of an empty shop takes about half. */
const SMALL_DISK = 256;

/** The drills by name. Each prepares its fault; undefined where this user may not make it. */
export const DRILLS: Readonly<Record<string, () => Promise<Fault | undefined>>> = {
  async "database-killed"() {
    const place = folder();
    return { place, make: async () => killPostgres(place) };
  },
  async "server-killed"() {
    return {
      place: folder(),
      async make(shop) {
        await shop.killAndOpen();
        return [];
      },
    };
  },
  async "database-away"() {
    const { way, ...place } = await databaseBeside();
    return {
      place,
      async make(shop) {
        way.cut();
        await sleep(AWAY * 1000);
        const complaints = await compare(shop, { "/readyz": 503, "/healthz": 200 });
        way.mend();
        return complaints;
      },
    };
  },
  async "disk-full"() {
    const place = smallDisk(SMALL_DISK);
    return place && { place, make: (shop) => fillUp(shop, place) };
  },
};

function killPostgres({ dataDir }: Place): string[] {
  const [pid] = readFileSync(path.join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
  return [];
}

async function fillUp(shop: DrillShop, { dataDir }: Place): Promise<string[]> {
  const makeRoom = fill(dataDir);
  try {
    await sleep(FULL * 1000);
    return await compare(shop, { "/readyz": 503, "/healthz": 200, "/api/products": 200 });
  } finally {
    makeRoom();
  }
}

/** A sentence for each URL that answers with another status than expected. */
async function compare({ url }: DrillShop, expected: Record<string, number>): Promise<string[]> {
  const answers = Object.entries(expected).map(async ([address, status]) => {
    const answer = await fetch(url + address);
    return answer.status === status ? [] : [`${address} answered ${answer.status} and not ${status} meanwhile.`];
  });
  return (await Promise.all(answers)).flat();
}
