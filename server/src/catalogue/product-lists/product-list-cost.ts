import { pageCost } from "../../kernel/graphql/page-size.js";
import type { ProductFilter } from "./product-filter.js";

/** Of judging the whole catalogue by a window, however short the page is: one operation asks for five such lists at most. */
const JUDGING = 1000;

type ListSelection = Parameters<typeof pageCost>[0] & { args: { filter?: Pick<ProductFilter, "fits"> | null } };

/** The cost of a page of products. Long pages cost no more by a window, so that a page of the shop may be narrowed to what fits. */
export const productListCost = (selection: ListSelection): number =>
  Math.max(pageCost(selection), selection.args.filter?.fits ? JUDGING : 0);
