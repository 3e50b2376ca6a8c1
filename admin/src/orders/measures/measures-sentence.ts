import { formatMoment } from "../../ui/moment";
import type { WholeOrder } from "../orders-provider";

type Measures = Pick<NonNullable<WholeOrder["measures"]>, "left" | "state" | "isLate" | "proposedAt">;

/** Where the measured sizes of an order stand, and what is to be done. */
export function measuresSentence({ left, state, isLate, proposedAt }: Measures, lineCount: number): string {
  if (state === "SETTLED") return "The order is made to the measured sizes.";
  if (state === "WAITING") {
    const asked = proposedAt == null ? "" : ` since ${formatMoment(proposedAt)}`;
    return `The customer has been asked to agree${asked}. Nothing is made before.${isLate ? " Please ring." : ""}`;
  }
  if (left === 0) return "All lines are measured. The customer has not been told yet.";
  if (left === lineCount) return "Nothing is measured yet. Enter what was measured at the visit, line by line.";
  return `${lineCount - left} of ${lineCount} lines are measured. The customer is told once all of them are.`;
}
