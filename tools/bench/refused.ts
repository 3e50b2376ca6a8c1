import { HOSTILE_REQUESTS, type HostileRequest } from "../../server/test/builders/hostile-requests.ts";
import type { Datasets } from "./datasets.ts";
import type { MeasuredServer } from "./measured-server.ts";
import { startShop } from "./servers.ts";

/** The refused request with the most processor time, in milliseconds. */
export type RefusedResult = { name: string; cpuMs: number };

const WARM_UPS = 3;
const SAMPLES = 10;

/** Sends hostile operations, which the shop has to refuse. */
export async function measureRefused(datasets: Datasets, products: number): Promise<RefusedResult> {
  const shop = await startShop(datasets.folder, await datasets.database(products), "off");
  try {
    for (let time = 0; time < WARM_UPS; time += 1) for (const request of HOSTILE_REQUESTS) await refused(shop, request);
    let mostExpensive: RefusedResult = { name: "", cpuMs: 0 };
    for (const request of HOSTILE_REQUESTS) {
      const cpuMs = await cpuOf(shop, request);
      if (cpuMs > mostExpensive.cpuMs) mostExpensive = { name: request.name, cpuMs };
    }
    return mostExpensive;
  } finally {
    await shop.stop();
  }
}

/** Mean processor time of the server for one request, in milliseconds. */
async function cpuOf(shop: MeasuredServer, request: HostileRequest): Promise<number> {
  const before = await shop.usage();
  for (let time = 0; time < SAMPLES; time += 1) await refused(shop, request);
  const after = await shop.usage();
  return (after.cpuMicroseconds - before.cpuMicroseconds) / SAMPLES / 1000;
}

async function refused({ url }: MeasuredServer, { name, body }: HostileRequest): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(new URL("/graphql", url), { method: "POST", headers, body });
  await response.arrayBuffer();
  if (response.status !== 400) throw new Error(`"${name}" had status ${response.status} and was not refused.`);
}
