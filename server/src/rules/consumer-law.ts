/**
 * Periods in days that the law gives consumers in the United Kingdom: to cancel what is not made to order, to be paid back, to
 * reject faulty goods. The shop can't shorten them. docs/operations.md names the rules.
 */
export const LAW = { cancelDays: 14, refundDays: 14, rejectDays: 30 } as const;

/** Days from delivery in which faulty goods can be rejected: the law's, or those of the shop's own claim if they are more. */
export const rejectDays = ({ returnDays }: { returnDays: number | null }): number =>
  Math.max(LAW.rejectDays, returnDays ?? 0);
