import { BadInput } from "../errors/shop-error.js";

/** Maximum number of entries of a page. */
export const LARGEST_PAGE = 100;

/**
 * Checks the size of a page.
 * @throws {BadInput} outside 1 to 100
 */
export function pageSize(first: number): number {
  if (first >= 1 && first <= LARGEST_PAGE) return first;
  throw new BadInput(`A page holds 1 to ${LARGEST_PAGE} entries. You asked for ${first}.`, {
    first: `must be between 1 and ${LARGEST_PAGE}`,
  });
}

/** The cost of a page. A size that will be refused counts as one entry at least, so that it can't lower the cost of the rest. */
export const pageCost = ({ args, childComplexity }: { args: { first?: number }; childComplexity: number }): number =>
  1 + Math.min(Math.max(args.first ?? 1, 1), LARGEST_PAGE) * childComplexity;
