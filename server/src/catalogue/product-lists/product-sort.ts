import { describedEnum } from "../../kernel/graphql/described-enum.js";
import type { TextQuery } from "../search/text-query.js";
import type { Parameters } from "./parameters.js";

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

/** A sort order with its name for cursors and its search text. */
export type ProductOrder = { name: string; sort: ProductSort; places: TextQuery["places"] };

/** The sort order of a list with this text. */
export function orderOf(sort: ProductSort, text: Pick<TextQuery, "places"> | null): ProductOrder {
  const places = sort === ProductSort.RELEVANCE ? (text?.places ?? []) : [];
  return { name: places.length === 0 ? sort : "MATCH", sort, places };
}

/** An ascending integer sort key in SQL; ties are ordered by popularity. */
export function sortKey({ sort, places }: ProductOrder, parameters: Parameters): string {
  if (places.length === 0) return KEYS[sort];
  return `-(${places.map((term) => matchOf(term, parameters)).join(" + ")})`;
}

/** More than any rating times 100. */
const ABOVE_SAMPLES = 1_000;

const KEYS: Readonly<Record<ProductSort, string>> = {
  RELEVANCE: "p.position",
  PRICE_UP: "p.from_price_pence",
  PRICE_DOWN: "-p.from_price_pence",
  RATING: `-coalesce(round(100 * p.rating) + CASE WHEN p.rating_is_sample THEN 0 ELSE ${ABOVE_SAMPLES} END, 0)::int`,
  NEWEST: `(CASE WHEN p.is_new THEN -100000 ELSE 0 END - ((p.created_at AT TIME ZONE 'UTC')::date - DATE '2000-01-01'))`,
};

/**
 * Ranks a match: words of the name, a synonym in the name, other labels, or only the description. Ties are ordered by popularity,
 * which Postgres' rank by frequency would not do.
 */
function matchOf(places: TextQuery["places"][number], parameters: Parameters): string {
  const cases = places.map(
    (query, index) => `WHEN s.document @@ to_tsquery('shop', ${parameters.take(query)}) THEN ${places.length - index}`,
  );
  return `CASE ${cases.join(" ")} ELSE 0 END`;
}
