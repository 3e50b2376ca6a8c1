import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";

/** Milliseconds after which a change must show. The aim is a second; a busy machine needs more. */
export const SHOWN_WITHIN = 5000;
const SLUG = "roller-blinds";
const QUERY = `{ product(slug: "${SLUG}") { basePricePence } }`;
const CHANGE =
  "UPDATE product SET base_price_pence = base_price_pence + 100 WHERE slug = $1 RETURNING base_price_pence AS pence";

/** Changes the price of one product, and resolves with the new one in pence. */
export async function changePrice(client: Client): Promise<number> {
  const { rows } = await client.query<{ pence: string | number }>(CHANGE, [SLUG]);
  return Number(rows[0]?.pence);
}

/** The price of that product at this URL, in pence; undefined where there is no answer. Shared caches keep the response. */
export async function shownPrice(url: string): Promise<number | undefined> {
  const response = await fetch(`${url}/graphql?query=${encodeURIComponent(QUERY)}`, {
    headers: { "apollo-require-preflight": "true" },
  });
  if (!response.ok) return undefined;
  const { data } = (await response.json()) as { data?: { product?: { basePricePence: number } } };
  return data?.product?.basePricePence;
}

/** Milliseconds until this URL shows the price; undefined where it does not within `limit` milliseconds. */
export async function millisecondsUntilShown(
  url: string,
  pence: number,
  limit = SHOWN_WITHIN,
): Promise<number | undefined> {
  const start = performance.now();
  while ((await shownPrice(url)) !== pence) {
    if (performance.now() - start > limit) return undefined;
    await sleep(20);
  }
  return performance.now() - start;
}
