import { HOSTILE_REQUESTS, type HostileRequest } from "../../server/test/builders/hostile-requests.ts";
import type { MeasuredServer } from "./measured-server.ts";
import type { Populations } from "./datasets.ts";
import { startShop } from "./servers.ts";

/** The refused request that took most of the processor, and how many milliseconds of it. */
export type RefusedResult = { name: string; cpuMs: number };

const WARM_UPS = 3;
const ASKED = 10;

/** Sends each of a list of hostile operations some times; the shop refuses them all. */
export async function measureRefused(populations: Populations, products: number): Promise<RefusedResult> {
  const shop = await startShop(populations.folder, await populations.database(products), "off");
  try {
    for (let time = 0; time < WARM_UPS; time += 1) for (const request of HOSTILE_REQUESTS) await refused(shop, request);
    let dearest: RefusedResult = { name: "", cpuMs: 0 };
    for (const request of HOSTILE_REQUESTS) {
      const cpuMs = await cpuOf(shop, request);
      if (cpuMs > dearest.cpuMs) dearest = { name: request.name, cpuMs };
    }
    return dearest;
  } finally {
    await shop.stop();
  }
}

/** Mean milliseconds of the server's processor time for one request. */
async function cpuOf(shop: MeasuredServer, request: HostileRequest): Promise<number> {
  const before = await shop.usage();
  for (let time = 0; time < ASKED; time += 1) await refused(shop, request);
  const after = await shop.usage();
  return (after.cpuMicroseconds - before.cpuMicroseconds) / ASKED / 1000;
}

async function refused({ url }: MeasuredServer, { name, body }: HostileRequest): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(new URL("/graphql", url), { method: "POST", headers, body });
  await response.arrayBuffer();
  if (response.status !== 400) throw new Error(`"${name}" was answered with ${response.status}, not refused.`);
}
