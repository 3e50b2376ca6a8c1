import { londonTime, momentInLondon } from "./london-time.js";
import { formatPromise, hoursOn, openingAfter, type OpenDays } from "./opening-hours.js";
import type { OrderStatus } from "./order-progress.js";

/** What the shop says of its working days, from its profile. */
export type WorkingTime = OpenDays & {
  /** Working days after the day of an order at whose end its making may begin. */
  changeWorkingDays: number;
};

/** An order and its change clock; null where it has none. */
export type ClockedOrder = {
  status: OrderStatus;
  changeableUntil: Date | string | null;
  /** Whether a line is measured: then its shopper may cancel it, but changes no line alone. */
  isMeasured?: boolean;
};

/** Whether the shopper may still change or cancel an order alone, or why not. */
export type ChangeVerdict = "OPEN" | "OVER" | "MADE" | "CANCELLED";

/** More days than any shop is closed. */
const LONGEST_CLOSING = 120;

const SATURDAY = 5;

/** In milliseconds, from midnight to noon of the day before. */
const DAY_BEFORE = 12 * 60 * 60 * 1000;

/**
 * The moment until which an order's shopper may change or cancel it alone: the closing time of the next working day in London, or of a later
 * one if the shop says so. Working days are those from Monday to Friday on which the shop opens, without bank holidays and closed
 * days; for a shop that opens at weekends only, those days.
 * @throws {RangeError} if the shop does not open within 120 days
 */
export function changeableUntil(placedAt: Date, workingTime: WorkingTime): Date {
  const until = endOfChanges(placedAt, workingTime);
  if (until === undefined) throw new RangeError("A shop that never opens can't say when making begins.");
  return until;
}

/**
 * Whether every order from a moment on can be told until when it may be changed: the longest waits begin now, and before closed days.
 * To be asked before other hours or closed days are published, since without an answer no order could be placed.
 */
export function canAlwaysTell(workingTime: WorkingTime, from: Date): boolean {
  const closings = workingTime.closedDays
    .map(({ date }) => new Date(Date.parse(date) - DAY_BEFORE))
    .filter((day) => day > from);
  return [from, ...closings].every((placedAt) => endOfChanges(placedAt, workingTime) !== undefined);
}

function endOfChanges(placedAt: Date, { changeWorkingDays, ...shop }: WorkingTime): Date | undefined {
  const placed = londonTime(placedAt);
  const opensInTheWeek = [0, 1, 2, 3, 4].some((weekday) => hoursOn(weekday, shop.hours));
  let left = changeWorkingDays;
  for (let days = 1; days <= LONGEST_CLOSING; days += 1) {
    const open = openingAfter(days, placed, shop);
    if (!open || (opensInTheWeek && (placed.weekday + days) % 7 >= SATURDAY)) continue;
    left -= 1;
    if (left === 0) return momentInLondon({ ...placed, day: placed.day + days, minutes: open.closes });
  }
  return undefined;
}

/** The verdict at a moment. Once an order is being made its clock has ended, whatever it says. */
export function changeVerdict({ status, changeableUntil: until }: ClockedOrder, now: Date): ChangeVerdict {
  if (status === "CANCELLED") return "CANCELLED";
  if (status !== "PROCESSING") return "MADE";
  return until !== null && now < new Date(until) ? "OPEN" : "OVER";
}

/** Why an order can't be changed or cancelled any more, for its page, a refusal and the e-mail that says that making has begun. */
export const MADE_SENTENCE =
  "This order can’t be changed or cancelled any more: making has begun, to your sizes, and it suits no other window. What is faulty, not as described or does not fit you may reject all the same.";

/** What the page of an order and a refusal say of changing and cancelling it. */
export function clockSentence(order: ClockedOrder, now: Date): string {
  const until = order.changeableUntil === null ? null : formatPromise(new Date(order.changeableUntil));
  switch (changeVerdict(order, now)) {
    case "OPEN":
      if (order.isMeasured)
        return `Until ${until} you may cancel this order yourself, free of charge. We have measured for it, so it can’t be changed here: is something wrong with it, please ring or write to us.`;
      return `Until ${until} you may change or cancel this order yourself; cancelling is free of charge. After that we prepare its making.`;
    case "OVER":
      return `${until === null ? "This order can’t be changed or cancelled here." : `This order could be changed or cancelled here until ${until}; since then we prepare its making.`} Please ring or write to us: as long as making has not begun, we can still do it for you.`;
    case "MADE":
      return MADE_SENTENCE;
    case "CANCELLED":
      return "This order is cancelled. Nothing of it is made, and we pay back anything that you have paid.";
  }
}
