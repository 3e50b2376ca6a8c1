import { formatDay } from "./delivery-date.js";

/** Where an order stands. */
export const OrderStatus = {
  PROCESSING: "PROCESSING",
  MANUFACTURING: "MANUFACTURING",
  SHIPPED: "SHIPPED",
  DELIVERED: "DELIVERED",
  CANCELLED: "CANCELLED",
} as const;
export type OrderStatus = keyof typeof OrderStatus;

/** Whether it is the name of a status. */
export function isOrderStatus(name: string): name is OrderStatus {
  return Object.hasOwn(OrderStatus, name);
}

/** Cancelling is free while making has not begun; a covering made to measure can't go back on the shelf. */
const MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PROCESSING: ["MANUFACTURING", "CANCELLED"],
  MANUFACTURING: ["SHIPPED"],
  SHIPPED: ["DELIVERED"],
  DELIVERED: [],
  CANCELLED: [],
};

/** Whether an order may go from one status straight to another. Staying where it is is no move. */
export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return MOVES[from].includes(to);
}

/** Whether an order stays as it is: there is nothing left to do for it. */
export function isFinal(status: OrderStatus): boolean {
  return MOVES[status].length === 0;
}

type StepState = "done" | "current" | "upcoming" | "cancelled";

/** One stop of the timeline; `note` stands below its name. */
export type ProgressStep = { readonly name: string; readonly state: StepState; readonly note: string };

const STEPS = ["Order Placed", "Processing Order", "Manufacturing", "Shipping"] as const;

/** Which stop a status has reached; past the last one all are done. */
const REACHED: Readonly<Record<OrderStatus, number>> = {
  PROCESSING: 1,
  MANUFACTURING: 2,
  SHIPPED: 3,
  DELIVERED: STEPS.length,
  CANCELLED: 1,
};

const NOTES = { done: "Done", current: "In progress", upcoming: "Upcoming", cancelled: "Cancelled" } as const;

/**
 * The four stops of an order on its way.
 * @param placedAt the moment it was placed
 * @param estimatedDelivery the day it should arrive, as a date or "2026-12-04"
 */
export function progressOf(order: {
  status: OrderStatus;
  placedAt: Date | string;
  estimatedDelivery: Date | string;
}): ProgressStep[] {
  return STEPS.map((name, index) => {
    const state = stateOf(index, order.status);
    if (name === "Order Placed") return { name, state, note: formatDay(order.placedAt) };
    return { name, state, note: name === "Shipping" ? shippingNote(state, order.estimatedDelivery) : NOTES[state] };
  });
}

function stateOf(index: number, status: OrderStatus): StepState {
  const reached = REACHED[status];
  if (index < reached) return "done";
  if (status === "CANCELLED") return "cancelled";
  return index === reached ? "current" : "upcoming";
}

function shippingNote(state: StepState, estimatedDelivery: Date | string): string {
  if (state === "done") return "Delivered";
  return state === "cancelled" ? NOTES.cancelled : `Est. ${formatDay(estimatedDelivery)}`;
}
