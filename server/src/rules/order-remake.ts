import type { OrderStatus } from "./order-progress.js";

/** Why a line of an order is made again, free of charge. */
export const RemakeReason = { MIS_MEASURE: "MIS_MEASURE", FAULT: "FAULT", DAMAGE: "DAMAGE" } as const;
export type RemakeReason = keyof typeof RemakeReason;

/** The reasons in words, for shoppers and staff. */
export const REMAKE_REASONS: Readonly<Record<RemakeReason, string>> = {
  MIS_MEASURE: "A measurement was wrong",
  FAULT: "Faulty or not as ordered",
  DAMAGE: "Damaged on its way",
};

/** Where a remake stands. */
export const RemakeStatus = { TO_MAKE: "TO_MAKE", MADE: "MADE", SENT: "SENT" } as const;
export type RemakeStatus = keyof typeof RemakeStatus;

const NEXT: Readonly<Record<RemakeStatus, RemakeStatus | null>> = { TO_MAKE: "MADE", MADE: "SENT", SENT: null };

/** What a remake becomes next; null once it is sent. */
export const nextRemakeStatus = (status: RemakeStatus): RemakeStatus | null => NEXT[status];

/** Statuses of orders whose lines can be made again: before that nothing has been delivered. */
const REMADE_ORDERS: ReadonlySet<OrderStatus> = new Set(["SHIPPED", "DELIVERED"]);

/** Why no line of an order, or not this one, can be made again; undefined where it can. One remake is free for each line. */
export function remakeRefusal(status: OrderStatus, isRemade: boolean): string | undefined {
  if (isRemade) return "This line has been made again already. Our fit promise is one remake for each line.";
  if (REMADE_ORDERS.has(status)) return undefined;
  return status === "CANCELLED"
    ? "This order is cancelled, so nothing of it is made again."
    : "Only what has been sent can be made again. This order has not been sent yet.";
}

/** Why nothing of an order without contact details is made again. */
export const STRIPPED_NOT_REMADE =
  "The customer’s contact details were erased with the account, so nothing of this order can be made again. What is owed for it can be paid back.";

/** What staff ask for of a remake. */
type AskedRemake = { reason: RemakeReason; quantity: number; isSame: boolean };

/** The sentences for what is wrong with a remake, by field; empty where nothing is. */
export function remakeProblems(orderedQuantity: number, asked: AskedRemake): Readonly<Record<string, string>> {
  const { reason, quantity, isSame } = asked;
  return {
    ...(!Number.isInteger(quantity) || quantity < 1 || quantity > orderedQuantity
      ? { quantity: `Between 1 and ${orderedQuantity} can be made again, as many as were ordered.` }
      : {}),
    ...(reason === "MIS_MEASURE" && isSame
      ? { width: "Please correct what was measured wrongly: it would be made again just as it was." }
      : {}),
  };
}
