import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DrillShop, Place } from "./drill-shop.ts";
import { databaseBeside, folder } from "./places.ts";

/** A fault that is made while shoppers order. */
export type Fault = {
  place: Place;
  /** Makes the fault, and ends it where it does not end by itself. Resolves with a sentence for each wrong answer meanwhile. */
  make(shop: DrillShop): Promise<string[]>;
};

/** In seconds. */
const AWAY = 20;

/** The drills by name. Each prepares its fault. */
export const DRILLS: Readonly<Record<string, () => Promise<Fault>>> = {
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
};

function killPostgres({ dataDir }: Place): string[] {
  const [pid] = readFileSync(path.join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
  return [];
}

/** A sentence for each URL that answers with another status than expected. */
async function compare({ url }: DrillShop, expected: Record<string, number>): Promise<string[]> {
  const answers = Object.entries(expected).map(async ([address, status]) => {
    const answer = await fetch(url + address);
    return answer.status === status ? [] : [`${address} answered ${answer.status} and not ${status} meanwhile.`];
  });
  return (await Promise.all(answers)).flat();
}
