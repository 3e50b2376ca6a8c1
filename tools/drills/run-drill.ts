import { setTimeout as sleep } from "node:timers/promises";
import { type DrillShop, openDrillShop } from "./drill-shop.ts";
import type { Fault } from "./drills.ts";
import { startShoppers } from "./shoppers.ts";
import { readHoldings } from "./stored-orders.ts";
import { longestPause, tally } from "./tally.ts";

/** The result of a drill: one line of figures, and a sentence for each failed expectation. */
export type Outcome = { figures: string; complaints: string[] };

const SHOPPERS = 8;
/** Milliseconds within which the shop must be ready again. */
const RECOVERY = 60_000;

/** Shoppers order for `seconds` before the fault, during it, and for `seconds` after it; then the orders are compared. */
export async function runDrill(fault: Fault, seconds: number, tell: (line: string) => void): Promise<Outcome> {
  try {
    const shop = await openDrillShop(fault.place, tell);
    try {
      return await disturb(shop, fault, seconds);
    } finally {
      await shop.close();
    }
  } finally {
    await fault.place.leave();
  }
}

async function disturb(shop: DrillShop, fault: Fault, seconds: number): Promise<Outcome> {
  const stopShoppers = startShoppers(shop.url, SHOPPERS);
  await sleep(seconds * 1000);
  const complaints = await fault.make(shop);
  await sleep(seconds * 1000);
  const shopping = await stopShoppers();
  if (!(await isReady(shop.url))) complaints.push("The shop was not ready a minute after the fault.");
  const { orders, linesLeft, openTransactions } = await readHoldings(shop.databaseUrl());
  const { acknowledged } = shopping;
  const { lost, doubled, half, unheardOf } = tally(acknowledged, orders);
  const found = { lost, doubled, half, "unheard of": unheardOf };
  for (const [kind, numbers] of Object.entries(found))
    if (numbers.length > 0) complaints.push(`${kind}: ${numbers.join(", ")}`);
  if (acknowledged.length === 0) complaints.push("Nobody could order anything.");
  if (linesLeft > 0) complaints.push(`${linesLeft} lines were ordered and are still in a cart.`);
  if (openTransactions > 0) complaints.push(`${openTransactions} transactions were left open.`);
  const sign = acknowledged.length === orders.length ? "=" : "≠";
  const counts = Object.entries(found).map(([kind, numbers]) => `${numbers.length} ${kind}`);
  return {
    figures: `${acknowledged.length} acknowledged ${sign} ${orders.length} stored; ${counts.join(", ")}; away for ${longestPause(acknowledged).toFixed(1)} s`,
    complaints: [...complaints, ...new Set(shopping.complaints)],
  };
}

async function isReady(url: string): Promise<boolean> {
  for (const end = performance.now() + RECOVERY; performance.now() < end; await sleep(200)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
  }
  return false;
}
