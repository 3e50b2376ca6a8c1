import type { OrderStatus } from "./order-progress.js";

/** What is wrong with what was ordered. */
export const ProblemKind = {
  FAULT: "FAULT",
  DAMAGED: "DAMAGED",
  WRONG_SIZE: "WRONG_SIZE",
  MEASURED_WRONGLY: "MEASURED_WRONGLY",
  MISSING: "MISSING",
} as const;
export type ProblemKind = keyof typeof ProblemKind;

/** Type guard for kinds of problems. */
export const isProblemKind = (name: string): name is ProblemKind => Object.hasOwn(ProblemKind, name);

/** The kinds in words for shoppers and staff. */
export const PROBLEM_KIND_NAMES: Readonly<Record<ProblemKind, string>> = {
  FAULT: "It has a fault",
  DAMAGED: "It arrived damaged",
  WRONG_SIZE: "It is not the size that was ordered",
  MEASURED_WRONGLY: "It was measured wrongly",
  MISSING: "Something is missing",
};

/** What has become of a problem. */
export const ProblemState = { OPEN: "OPEN", AGREED: "AGREED", CLOSED: "CLOSED" } as const;
export type ProblemState = keyof typeof ProblemState;

/** The states in words for staff. */
export const PROBLEM_STATE_NAMES: Readonly<Record<ProblemState, string>> = {
  OPEN: "Open",
  AGREED: "Agreed",
  CLOSED: "Closed",
};

/** Photos of one problem, at most. */
export const MOST_PROBLEM_PHOTOS = 6;

/** Problems of one order, and messages about one problem, at most: more belong in the same thread, or in a call. */
export const MOST_PROBLEMS = 20;
export const MOST_PROBLEM_MESSAGES = 100;

/**
 * Whether a problem of an order may be reported. Only of what has been sent: before, nobody has seen the goods, and an order is
 * changed or cancelled by its change clock, or by a message.
 */
export const isReportable = (status: OrderStatus): boolean => status === "SHIPPED" || status === "DELIVERED";

/** The state of a problem after its shopper has written: what was closed is open again, what was agreed stays so. */
export const stateAfterMessage = (state: ProblemState): ProblemState => (state === "CLOSED" ? "OPEN" : state);

/** The state of a closed problem that is taken up again: what was agreed still holds. */
export const reopenedState = (agreed: string | null): ProblemState => (agreed === null ? "OPEN" : "AGREED");
