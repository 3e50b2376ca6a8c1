import { IS_ON_SALE } from "../products/sale-state.js";
import type { Facet } from "./facet-labels.js";
import { categoryParts, chosenFacets, selectParts, type ProductScope } from "./product-conditions.js";

// Sets of products as bitmaps: table `facet_bitmap` has one of each category and each value of a facet, in rows of SEGMENT products. Lists are
// narrowed and counted with them, so that the cost depends on the number of values and hardly on that of products (decision 58).

/** Products per bitmap; a product's bit is its id modulo this. */
const SEGMENT = 8192;
const NONE = `0::bit(${SEGMENT})`;
/** Products per part of a bitmap that is made when it is read: each added product copies the part. */
const PART = 512;
const LAST_SEGMENT = `(SELECT max(id) FROM product) / ${SEGMENT}`;

/** What narrows a list with a bitmap of its own. */
type Narrowing = Facet | "text" | "fitting" | "price";

/** The products of `from` as bitmaps by segment; none where `condition` says so. */
const bitmapsOf = (id: string, from: string, condition = "TRUE") => `
  SELECT part / ${SEGMENT / PART} AS segment, bit_concat(coalesce(products, 0::bit(${PART})) ORDER BY part) AS products
  FROM generate_series(0, (${LAST_SEGMENT} + 1) * ${SEGMENT / PART} - 1) part
  LEFT JOIN (SELECT ${id} / ${PART} AS part, bit_or(set_bit(0::bit(${PART}), ${id} % ${PART}, 1)) AS products FROM ${from} GROUP BY 1) made
    USING (part) WHERE ${condition} GROUP BY 1`;

const STORED = "SELECT segment, products FROM facet_bitmap WHERE facet = 'category'";
const ownBitmaps = (category: string) => `${STORED} AND value = ${categoryParts(category).ownId}::text`;

/** All products of the category. What is reduced depends on the clock, so that the bitmaps of the sale are made when they are read. */
function categoryBitmaps({ category, reduced }: ProductScope): string {
  const bitmaps =
    category === null
      ? STORED
      : `${ownBitmaps(category)}
        UNION ALL ${bitmapsOf("p.id", `product p WHERE ${IS_ON_SALE} AND ${reduced}`, categoryParts(category).isSale)}`;
  return `SELECT segment, bit_or(products) AS products FROM (${bitmaps}) listed GROUP BY segment`;
}

/** Products with a chosen value of a facet. */
const valueBitmaps = ({ chosen }: ProductScope, facet: Facet) => `
  SELECT segment, bit_or(products) AS products FROM facet_bitmap
  WHERE facet = '${facet}' AND value = ANY(${chosen[facet]}::text[]) GROUP BY segment`;

/** The matches of a search; those of words are in rows of another length. */
const MATCHES = `
  SELECT segment, substring(matches.products FROM segment * ${SEGMENT} + 1 FOR ${SEGMENT})::bit(${SEGMENT}) AS products
  FROM (SELECT bit_or(products) AS products FROM found) matches, generate_series(0, ${LAST_SEGMENT}) segment`;

/** The bitmaps of all that narrows a list, by what it is. */
function narrowings(scope: ProductScope): Map<Narrowing, string> {
  const { text, fitting, price } = scope;
  const made = new Map<Narrowing, string>();
  if (text !== null) made.set("text", MATCHES);
  if (fitting !== null) made.set("fitting", bitmapsOf("fitting.id", `unnest(${fitting}::int[]) fitting(id)`));
  if (price !== "TRUE") {
    const priced = selectParts(scope, (from) => `SELECT p.id FROM ${from} AND ${price}`);
    made.set("price", bitmapsOf("priced.id", `(${priced}) priced`));
  }
  for (const facet of chosenFacets(scope)) made.set(facet, valueBitmaps(scope, facet));
  return made;
}

const joined = (bitmaps: Iterable<[Narrowing | "category", string]>) =>
  [...bitmaps].map(([name, select]) => `LEFT JOIN (${select}) "${name}" USING (segment)`).join(" ");

/** What is in all of these, and in others. */
const within = (names: Iterable<Narrowing | "category">, ...others: string[]) =>
  [...others, ...[...names].map((name) => `coalesce("${name}".products, ${NONE})`)].join(" & ");

/**
 * A SELECT of a list by segment, within a statement that has the query `found` where there is a text: `whole`, and for price and each facet with
 * chosen values, in a column of that name, the list without that narrowing.
 */
export function listBitmaps(scope: ProductScope): { select: string; columns: ReadonlySet<Narrowing> } {
  const narrowing = narrowings(scope);
  const columns = new Set([...narrowing.keys()].filter((name) => name !== "text" && name !== "fitting"));
  const whole = within(narrowing.keys(), "category.products");
  const but = (name: Narrowing) =>
    within(
      [...narrowing.keys()].filter((other) => other !== name),
      "category.products",
    );
  const select = `
    SELECT segment, ${whole} AS whole
      ${[...columns].map((name) => `, ${but(name)} AS "${name}"`).join("")}
    FROM (${categoryBitmaps(scope)}) category ${joined(narrowing)}`;
  return { select, columns };
}

/** The WITH queries of a list: `found`, the matches of a search by what they are worth, only where there is a text, and `list`, its bitmaps. */
export const listIn = (scope: ProductScope): string[] => [
  ...(scope.text === null
    ? []
    : [`found AS MATERIALIZED (SELECT score, products FROM rank_matches(${scope.text}::jsonb))`]),
  `list AS MATERIALIZED (${listBitmaps(scope).select})`,
];

/** Joins a column of a list's bitmaps to one, so that a product is looked up by its id alone. */
export const oneBitmap = (column: string, list: string) => `
  SELECT bit_concat(coalesce(${column}, ${NONE}) ORDER BY segment) AS products
  FROM generate_series(0, ${LAST_SEGMENT}) segment LEFT JOIN ${list} USING (segment)`;

/**
 * Condition of a product, aliased `p`, in the one bitmap of this WITH query; nothing is read for an empty one. Postgres takes `<> 0` for true of
 * nearly all and walks an index until a page is full; for `= 1` it would sort the whole list.
 */
export const isIn = (query: string) =>
  `(SELECT bit_count(products) > 0 FROM ${query}) AND get_bit((SELECT products FROM ${query}), p.id) <> 0`;

/** A SELECT of a search's matches in a list by what they are worth, as one bitmap each; `list` is the query with that of the list. */
export const rankedIn = (list: string) => `
  SELECT -score AS "sortKey", substring(found.products || ${NONE} FROM 1 FOR length(${list}.products)) & ${list}.products AS products
  FROM found, ${list}`;

/**
 * The products with chosen values of all facets as one bitmap, in a category that has products of its own only those in it; null where no values
 * are chosen.
 */
export function chosenBitmap(scope: ProductScope): string | null {
  const { category } = scope;
  const bitmaps = new Map<Narrowing | "category", string>();
  for (const facet of chosenFacets(scope)) bitmaps.set(facet, valueBitmaps(scope, facet));
  if (bitmaps.size === 0) return null;
  if (category !== null)
    bitmaps.set(
      "category",
      `${ownBitmaps(category)}
        UNION ALL SELECT segment, ~ ${NONE} FROM generate_series(0, ${LAST_SEGMENT}) segment WHERE ${categoryParts(category).isSale}`,
    );
  return `SELECT bit_concat(${within(bitmaps.keys())} ORDER BY segment) AS products
    FROM generate_series(0, ${LAST_SEGMENT}) segment ${joined(bitmaps)}`;
}
