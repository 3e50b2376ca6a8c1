import { formatPounds } from "@rules/money";

type Settlement = {
  totalWasPence: number;
  totalPence: number;
  /** Whether the shopper's agreement is needed still. */
  isWaiting: boolean;
};

/** What the measured sizes make of the total of an order. */
export function settlementSentence({ totalWasPence, totalPence, isWaiting }: Settlement): string {
  const [was, becomes, by] = [totalWasPence, totalPence, Math.abs(totalPence - totalWasPence)].map(formatPounds);
  if (isWaiting)
    return `By the measured sizes your order comes to ${becomes} instead of ${was}: ${by} more. We make nothing until you agree. You may also say no: then the order is cancelled, free of charge.`;
  if (totalPence === totalWasPence) return `We make your order to these sizes. Its total stayed ${was}.`;
  const difference = totalPence > totalWasPence ? `${by} more, as you have agreed` : `${by} less`;
  return `We make your order to these sizes. Its total was ${was} and became ${becomes}: ${difference}.`;
}
