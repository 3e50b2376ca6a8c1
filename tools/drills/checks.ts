import pg from "pg";
import { PATIENT } from "../../server/dist/kernel/sql/connection-limits.js";
import type { DrillShop } from "./drill-shop.ts";

/** A sentence for each route of the first process that does not answer with its status. `cookie` is sent along. */
export async function unexpectedStatuses(
  { url }: DrillShop,
  expected: Record<string, number>,
  cookie?: string,
): Promise<string[]> {
  const checks = Object.entries(expected).map(async ([route, status]) => {
    const response = await fetch(url + route, { headers: cookie === undefined ? {} : { cookie } });
    await response.arrayBuffer();
    return response.status === status
      ? []
      : [`${route} had status ${response.status} instead of ${status} during the fault.`];
  });
  return (await Promise.all(checks)).flat();
}

/** Does something on a connection of its own to the database, without the limits of the shop's statements. */
export async function onConnection<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, ...PATIENT });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
