/** A count of a list; a long list is not counted to its end. */
type Count = { totalCount: number; isTotalCountExact: boolean };

/** "1 order", "1,204 orders", "More than 10,000 orders". @param noun of one of them */
export function countInWords({ totalCount, isTotalCountExact }: Count, noun: string): string {
  const count = totalCount.toLocaleString("en-GB");
  if (!isTotalCountExact) return `More than ${count} ${noun}s`;
  return totalCount === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
