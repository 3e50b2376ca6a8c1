import { BadInput } from "../shop-error.js";

const LARGEST_PAGE = 100;

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
