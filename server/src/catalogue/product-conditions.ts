/**
 * A list of products in SQL. Parameters $1 to $7 are FilterValues, $8 is the text for `to_tsquery('shop', …)`, null for none.
 * All of them stand in every statement: Postgres drops what a null makes true before it plans.
 */

/** Products, aliased `p`, with `s` for their search document. */
const PRODUCTS = "product p LEFT JOIN product_search s ON s.product_id = p.id";

const NAMED = "(c.slug = $1 OR c.id::text = $1)";
const OWN = `p.category_id = (SELECT c.id FROM category c WHERE ${NAMED} AND NOT c.only_reduced)`;
const REDUCED = `p.was_price_pence IS NOT NULL AND EXISTS (SELECT FROM category c WHERE ${NAMED} AND c.only_reduced)`;

/**
 * The parts that a list is made of, one statement out of `select` of each: a category has products of its own or is a rule,
 * all that is reduced, so that one of the two parts is empty, and each goes by an index in the order of popularity. One
 * condition for both could go by none.
 * @param select makes a SELECT of what stands after FROM
 */
export function selectParts(category: string | null, select: (from: string) => string): string {
  const scopes = category === null ? ["$1::text IS NULL"] : [OWN, REDUCED];
  return scopes.map((scope) => `(${select(`${PRODUCTS} WHERE ${scope}`)})`).join(" UNION ALL ");
}

/** What the text asks. */
export const HAS_TEXT = "($8::text IS NULL OR s.document @@ to_tsquery('shop', $8))";

/** What each facet asks. */
export const CONDITIONS = {
  price: "($2::bigint IS NULL OR p.base_price_pence >= $2) AND ($3::bigint IS NULL OR p.base_price_pence <= $3)",
  materials: "($4::text[] IS NULL OR p.material = ANY($4))",
  colors: "($5::text[] IS NULL OR p.colors && $5)",
  rooms: "($6::text[] IS NULL OR p.rooms && $6)",
  features: "($7::text[] IS NULL OR p.features && $7)",
} as const;

/** What the whole filter asks. */
export const FITS = [HAS_TEXT, ...Object.values(CONDITIONS)].join(" AND ");
