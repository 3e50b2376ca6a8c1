import { keptList, type ProductScope } from "./product-conditions.js";

// Lists that are filtered or searched, as bitmaps of their products: table `facet_bitmap` has one of each category and each value of a facet, in rows
// of SEGMENT products, and `narrow_list` joins them. Their cost depends on the number of values and hardly on that of products (decision 58).

/** Products per row; a product's bit is its id modulo this. */
export const SEGMENT = 8192;

/**
 * The WITH queries of a list: `found`, the matches of a search by what they are worth, only where there is a text; `list`, its bitmaps by what they are
 * counted for; and `listed`, the one of all its products.
 */
export function listIn(scope: ProductScope): string[] {
  const { facet, list, expired } = keptList(scope) ?? ALL;
  const { text, fitting, chosen, priceMinPence, priceMaxPence } = scope.narrowing ?? UNFILTERED;
  const matches = text === null ? "NULL" : "(SELECT coalesce(bit_or(products), '') FROM found)";
  return [
    ...(text === null ? [] : [`found AS MATERIALIZED (SELECT score, products FROM rank_matches(${text}::jsonb))`]),
    `list AS MATERIALIZED (SELECT name, products FROM narrow_list(${facet}, ARRAY(SELECT ${list}), ${expired ? `ARRAY(${expired})` : "NULL"},
      ${matches}, ${fitting}::int[], ${chosen}::jsonb, ${priceMinPence}::bigint, ${priceMaxPence}::bigint))`,
    `listed AS MATERIALIZED (${counted("whole")})`,
  ];
}

const ALL = { facet: "'category'", list: "c.id::text FROM category c", expired: null };
const UNFILTERED = { text: null, fitting: "NULL", chosen: "'{}'", priceMinPence: "NULL", priceMaxPence: "NULL" };

/** A SELECT of a list without what is chosen of a facet or price, or of the whole list, as one bitmap. */
export const counted = (name: string): string => `SELECT products FROM list WHERE name = '${name}'`;

/**
 * Condition of a product, aliased `p`, in the one bitmap of this WITH query; nothing is read for an empty one. Postgres takes `<> 0` for true of
 * nearly all and walks an index until a page is full; for `= 1` it would sort the whole list.
 */
export const isIn = (query: string): string =>
  `(SELECT bit_count(products) > 0 FROM ${query}) AND get_bit((SELECT products FROM ${query}), p.id) <> 0`;

/** A SELECT of a search's matches in the list by what they are worth, as one bitmap each. */
export const RANKED = `
  SELECT -score AS "sortKey", substring(found.products || (listed.products # listed.products) FROM 1 FOR length(listed.products))
    & listed.products AS products FROM found, listed`;
