import { registerEnumType } from "type-graphql";
import type { TextQuery } from "../search/text-query.js";

/** What comes first in a list of products. */
export enum ProductSort {
  RELEVANCE = "RELEVANCE",
  PRICE_UP = "PRICE_UP",
  PRICE_DOWN = "PRICE_DOWN",
  RATING = "RATING",
  NEWEST = "NEWEST",
}

registerEnumType(ProductSort, {
  name: "ProductSort",
  description: "What comes first in a list of products. Among equals the most popular comes first.",
  valuesConfig: {
    RELEVANCE: { description: "The best match of the text; without text the most popular." },
    PRICE_UP: { description: "The lowest base price." },
    PRICE_DOWN: { description: "The highest base price." },
    RATING: { description: "The best average of its reviews; what has none comes last." },
    NEWEST: { description: "What is marked as new, then what came into the catalogue last." },
  },
});

/**
 * An order of products: rises by `key`, a whole number in SQL, then by popularity. The name is in the cursors; what `key`
 * takes beside the parameters of every list begins at $12.
 */
export type ProductOrder = { name: string; key: string; parameters: readonly string[] };

const FIRST_FREE_PARAMETER = 12;

const KEYS: Readonly<Record<ProductSort, string>> = {
  RELEVANCE: "p.position",
  PRICE_UP: "p.base_price_pence",
  PRICE_DOWN: "-p.base_price_pence",
  RATING: "-round(100 * coalesce(p.rating, 0))::int",
  NEWEST: `(CASE WHEN p.is_new THEN -100000 ELSE 0 END - ((p.created_at AT TIME ZONE 'UTC')::date - DATE '2000-01-01'))`,
};

/**
 * How well a term is met: by the words of the name, by a synonym in it, by what else is said in labels, or only in the
 * description. Among the equally good the most popular comes first, which a rank by frequency would not do.
 */
const matchOf = (parameter: number): string =>
  `CASE WHEN ${[0, 1, 2].map((place) => `s.document @@ to_tsquery('shop', $${parameter + place}) THEN ${3 - place}`).join(" WHEN ")} ELSE 0 END`;

/** The order that a sort stands for in a list with this text. */
export function orderOf(sort: ProductSort, text: Pick<TextQuery, "places"> | null): ProductOrder {
  if (!text?.places.length || sort !== ProductSort.RELEVANCE) return { name: sort, key: KEYS[sort], parameters: [] };
  const matches = text.places.map((places, index) => matchOf(FIRST_FREE_PARAMETER + index * places.length));
  return { name: "MATCH", key: `-(${matches.join(" + ")})`, parameters: text.places.flat() };
}
