import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { percentOf } from "../rules/money.js";
import { NEXT_ORDER_SUMS, type OrderSums } from "./order-sums.queries.js";

/** Orders that are read at a time. */
const BATCH = 1000;

/** How many orders there are, and what is wrong with those that don't add up, a sentence each. */
export type CheckedOrders = { orders: number; faults: string[] };

/** Adds up every order anew, from its lines to its total, and compares each sum with what the order says. */
export async function checkOrders(database: DataSource): Promise<CheckedOrders> {
  const checked: CheckedOrders = { orders: 0, faults: [] };
  let last: string | null = null;
  for (;;) {
    const batch: OrderSums[] = await rowsOf(database, NEXT_ORDER_SUMS, [last, BATCH]);
    checked.orders += batch.length;
    checked.faults.push(...batch.flatMap((order) => faultOf(order) ?? []));
    last = batch.at(-1)?.id ?? null;
    if (batch.length < BATCH) return checked;
  }
}

/** What is wrong with an order; undefined if it adds up. */
export function faultOf(order: OrderSums): string | undefined {
  const { number, linesPence, subtotalPence } = order;
  if (linesPence === null) return `Order ${number} has no lines.`;
  const discountPence = percentOf(subtotalPence, order.promotionPercent ?? 0);
  const totalPence = linesPence - discountPence + order.deliveryPence + order.taxPence;
  const sums = [
    { name: "subtotal", says: subtotalPence, comesTo: linesPence },
    { name: "discount", says: order.discountPence, comesTo: discountPence },
    { name: "total", says: order.totalPence, comesTo: totalPence },
    { name: "refunds", says: order.refundedPence, comesTo: order.refundsPence },
  ];
  const wrong = sums.find(({ says, comesTo }) => says !== comesTo);
  return wrong && `Order ${number} says ${wrong.says} pence as its ${wrong.name}, which comes to ${wrong.comesTo}.`;
}
