import { setTimeout as sleep } from "node:timers/promises";
import { openDrillShop, type DrillShop } from "./drill-shop.ts";
import type { Fault } from "./drills.ts";
import { startShoppers } from "./shoppers.ts";
import { readStoredState } from "./stored-state.ts";
import { longestPause, tally } from "./tally.ts";

/** The result of a drill: one line of figures, and a sentence for each failure. */
export type Outcome = { figures: string; failures: string[] };

const SHOPPERS = 8;
/** Milliseconds within which the shop must be ready again. */
const RECOVERY = 60_000;

/** Shoppers order for `seconds` before the fault, during it, and for `seconds` after it; then the orders are compared. */
export async function runDrill(fault: Fault, seconds: number, log: (line: string) => void): Promise<Outcome> {
  try {
    const shop = await openDrillShop(fault.environment, log);
    try {
      return await orderDuringFault(shop, fault, seconds);
    } finally {
      await shop.close();
    }
  } finally {
    await fault.environment.remove();
  }
}

async function orderDuringFault(shop: DrillShop, fault: Fault, seconds: number): Promise<Outcome> {
  const stopShoppers = startShoppers(shop.url, SHOPPERS);
  await sleep(seconds * 1000);
  const failures = await fault.make(shop);
  await sleep(seconds * 1000);
  const purchases = await stopShoppers();
  if (!(await isReady(shop.url))) failures.push("The shop was not ready a minute after the fault.");
  const { orders, linesLeft, openTransactions } = await readStoredState(shop.databaseUrl());
  const { acknowledged } = purchases;
  const { lost, duplicated, incomplete, unacknowledged } = tally(acknowledged, orders);
  const found = { lost, duplicated, incomplete, unacknowledged };
  for (const [kind, numbers] of Object.entries(found))
    if (numbers.length > 0) failures.push(`${kind}: ${numbers.join(", ")}`);
  if (acknowledged.length === 0) failures.push("Nobody could order anything.");
  if (linesLeft > 0) failures.push(`${linesLeft} lines were ordered and are still in a cart.`);
  if (openTransactions > 0) failures.push(`${openTransactions} transactions were left open.`);
  const sign = acknowledged.length === orders.length ? "=" : "≠";
  const counts = Object.entries(found).map(([kind, numbers]) => `${numbers.length} ${kind}`);
  return {
    figures: `${acknowledged.length} acknowledged ${sign} ${orders.length} stored; ${counts.join(", ")}; no order for ${longestPause(acknowledged).toFixed(1)} s`,
    failures: [...failures, ...new Set(purchases.failures)],
  };
}

async function isReady(url: string): Promise<boolean> {
  for (const end = performance.now() + RECOVERY; performance.now() < end; await sleep(200)) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
  }
  return false;
}
