import { pageCost } from "../../kernel/graphql/page-size.js";
import type { ProductFilter } from "./product-filter.js";

/** Of judging the whole catalogue by a window: one operation asks for few such lists. */
const JUDGING = 1000;

type ListSelection = Parameters<typeof pageCost>[0] & { args: { filter?: Pick<ProductFilter, "fits"> | null } };

/** The cost of a page of products, which is dearer where its list is narrowed to what fits a window. */
export const productListCost = (selection: ListSelection): number =>
  pageCost(selection) + (selection.args.filter?.fits ? JUDGING : 0);
