import { BadInput } from "../errors/shop-error.js";

/** Maximum number of entries of a page. */
export const LARGEST_PAGE = 100;

/**
 * Checks the size of a page.
 * @throws {BadInput} outside 1 to 100
 */
export function pageSize(size: number, argument = "first"): number {
  if (size >= 1 && size <= LARGEST_PAGE) return size;
  throw new BadInput(`A page holds 1 to ${LARGEST_PAGE} entries. You asked for ${size}.`, {
    [argument]: `must be between 1 and ${LARGEST_PAGE}`,
  });
}

/**
 * The cost of a page: of what it has once, and of its entries times its size. A size that will be refused counts as one entry at least, so that
 * it can't lower the cost of the rest.
 */
export const pageCost = ({ args, childComplexity, onceComplexity = 0 }: PageSelection): number =>
  1 +
  onceComplexity +
  Math.min(Math.max(args.last ?? args.first ?? 1, 1), LARGEST_PAGE) * (childComplexity - onceComplexity);

type PageSelection = {
  args: { first?: number; last?: number | null };
  childComplexity: number;
  onceComplexity?: number;
};
