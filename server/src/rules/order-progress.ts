import { formatDay } from "./delivery-date.js";

/** Status of an order. */
export const OrderStatus = {
  PROCESSING: "PROCESSING",
  MANUFACTURING: "MANUFACTURING",
  SHIPPED: "SHIPPED",
  DELIVERED: "DELIVERED",
  CANCELLED: "CANCELLED",
} as const;
export type OrderStatus = keyof typeof OrderStatus;

/** Type guard for order statuses. */
export function isOrderStatus(name: string): name is OrderStatus {
  return Object.hasOwn(OrderStatus, name);
}

/** An order can be cancelled only before production, because a made-to-measure product can't be resold. */
const MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PROCESSING: ["MANUFACTURING", "CANCELLED"],
  MANUFACTURING: ["SHIPPED"],
  SHIPPED: ["DELIVERED"],
  DELIVERED: [],
  CANCELLED: [],
};

/** Whether an order may go directly from one status to another. The same status is no transition. */
export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return MOVES[from].includes(to);
}

/** The statuses that may follow one. */
export const nextStatuses = (from: OrderStatus): readonly OrderStatus[] => MOVES[from];

/** Whether a status is final. */
export function isFinal(status: OrderStatus): boolean {
  return MOVES[status].length === 0;
}

type StepState = "done" | "current" | "upcoming" | "cancelled";

/** One step of the timeline; `note` is shown below its name. */
export type ProgressStep = { readonly name: string; readonly state: StepState; readonly note: string };

const STEPS = ["Order Placed", "Processing Order", "Manufacturing", "Shipping"] as const;

/** Index of the current step of a status; beyond the last step all are done. */
const REACHED: Readonly<Record<OrderStatus, number>> = {
  PROCESSING: 1,
  MANUFACTURING: 2,
  SHIPPED: 3,
  DELIVERED: STEPS.length,
  CANCELLED: 1,
};

const NOTES = { done: "Done", current: "In progress", upcoming: "Upcoming", cancelled: "Cancelled" } as const;

/**
 * The four steps of an order's timeline.
 * @param placedAt when it was placed
 * @param estimatedDelivery its estimated delivery, as a date or "2026-12-04"
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
