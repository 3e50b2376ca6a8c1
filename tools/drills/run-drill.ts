import { setTimeout as sleep } from "node:timers/promises";
import { openDrillShop, type DrillShop } from "./drill-shop.ts";
import type { Fault } from "./fault.ts";
import { startShoppers, type Purchases } from "./shoppers.ts";
import { readStoredState } from "./stored-state.ts";
import { longestPause, secondsToFirst, tally } from "./tally.ts";

/** The result of a drill: what was counted, and a sentence for each failure. */
export type Outcome = {
  /** As "412 acknowledged = 412 stored; 0 lost, …". */
  orders: string;
  /** Seconds from the end of the fault to the first new order. */
  recovery: number | undefined;
  /** Other figures. */
  notes: string[];
  failures: string[];
};

const SHOPPERS = { count: 8 };
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
  const urls = [...new Set([...shop.entrances, ...shop.processes.map(({ url }) => url)])];
  if (!(await areReady(urls))) throw new Error("The shop was not ready a minute after its start.");
  const { purchases, stop } = startShoppers(shop.entrances, fault.shoppers ?? SHOPPERS);
  await sleep(seconds * 1000);
  await fault.make(shop, purchases);
  const end = performance.now();
  await sleep(seconds * 1000);
  await stop();
  if (!(await areReady(urls))) purchases.failures.push("The shop was not ready a minute after the fault.");
  await fault.check?.(shop, purchases);
  const orders = await compareOrders(shop, purchases);
  const { acknowledged, repeated, slowest } = purchases;
  return {
    orders,
    recovery: secondsToFirst(acknowledged, end),
    notes: [
      `no order for ${longestPause(acknowledged).toFixed(1)} s`,
      `${repeated} requests sent again`,
      `slowest response ${(slowest / 1000).toFixed(1)} s`,
      ...purchases.notes,
      ...(fault.environment.parts ?? []),
    ],
    failures: [...new Set(purchases.failures)],
  };
}

/** Compares what was acknowledged with what is stored; adds a sentence to the failures for each invariant that is broken. */
async function compareOrders(shop: DrillShop, { acknowledged, failures }: Purchases): Promise<string> {
  const { orders, linesLeft, openTransactions } = await readStoredState(shop.databaseUrl());
  const { lost, duplicated, incomplete, unacknowledged } = tally(acknowledged, orders);
  const found = { lost, duplicated, incomplete, unacknowledged };
  for (const [kind, numbers] of Object.entries(found))
    if (numbers.length > 0) failures.push(`${kind}: ${numbers.join(", ")}`);
  if (acknowledged.length === 0) failures.push("Nobody could order anything.");
  if (linesLeft > 0) failures.push(`${linesLeft} lines were ordered and are still in a cart.`);
  if (openTransactions > 0) failures.push(`${openTransactions} transactions were left open.`);
  const sign = acknowledged.length === orders.length ? "=" : "≠";
  const counts = Object.entries(found).map(([kind, numbers]) => `${numbers.length} ${kind}`);
  return `${acknowledged.length} acknowledged ${sign} ${orders.length} stored; ${counts.join(", ")}`;
}

/** Whether all processes are ready within a minute. */
async function areReady(urls: readonly string[]): Promise<boolean> {
  for (const end = performance.now() + RECOVERY; performance.now() < end; await sleep(200)) {
    const answers = await Promise.allSettled(urls.map((url) => fetch(`${url}/readyz`)));
    if (answers.every((answer) => answer.status === "fulfilled" && answer.value.ok)) return true;
  }
  return false;
}
