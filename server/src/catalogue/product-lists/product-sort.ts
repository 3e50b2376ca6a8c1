import { describedEnum } from "../../kernel/graphql/described-enum.js";
import type { TextQuery } from "../search/text-query.js";

/** Sort orders of products. */
export const ProductSort = describedEnum(
  "ProductSort",
  "What comes first in a list of products. Among equals the most popular comes first.",
  {
    RELEVANCE: "The best match of the text; without text the most popular.",
    PRICE_UP: "The lowest `fromPricePence`.",
    PRICE_DOWN: "The highest `fromPricePence`.",
    RATING: "The best average of customers' reviews, then of samples; what has none comes last.",
    NEWEST: "What is marked as new, then what came into the catalogue last.",
  },
);
export type ProductSort = keyof typeof ProductSort;

/** A sort order with its name for cursors: that of a search by relevance is by the worth of its matches. */
export type ProductOrder = { name: ProductSort | "MATCH"; sort: ProductSort };

/** The sort order of a list with this text. */
export const orderOf = (sort: ProductSort, text: TextQuery | null): ProductOrder => ({
  name: sort === ProductSort.RELEVANCE && text !== null && text.length > 0 ? "MATCH" : sort,
  sort,
});

/** More than any rating times 100. */
const ABOVE_SAMPLES = 1_000;

/** An ascending integer sort key in SQL, of each order but that of matches; ties are ordered by popularity. */
export const SORT_KEYS: Readonly<Record<ProductSort, string>> = {
  RELEVANCE: "p.position",
  PRICE_UP: "p.from_price_pence",
  PRICE_DOWN: "-p.from_price_pence",
  RATING: `-coalesce(round(100 * p.rating) + CASE WHEN p.rating_is_sample THEN 0 ELSE ${ABOVE_SAMPLES} END, 0)::int`,
  NEWEST: `(CASE WHEN p.is_new THEN -100000 ELSE 0 END - ((p.created_at AT TIME ZONE 'UTC')::date - DATE '2000-01-01'))`,
};
