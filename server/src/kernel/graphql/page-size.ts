import { BadInput } from "../errors/shop-error.js";

/** Entries that one answer holds at most. */
export const LARGEST_PAGE = 100;

/**
 * The size of a page, checked.
 * @throws {BadInput} outside 1 to 100
 */
export function pageSize(first: number): number {
  if (first >= 1 && first <= LARGEST_PAGE) return first;
  throw new BadInput(`A page holds 1 to ${LARGEST_PAGE} entries. You asked for ${first}.`, {
    first: `must be between 1 and ${LARGEST_PAGE}`,
  });
}

/** What a page may cost; a size that will be refused costs at least one entry, so that it pays for nothing else. */
export const pageCost = ({ args, childComplexity }: { args: { first?: number }; childComplexity: number }): number =>
  1 + Math.min(Math.max(args.first ?? 1, 1), LARGEST_PAGE) * childComplexity;
