import { z } from "zod";
import { LARGEST_PAGE } from "../../kernel/graphql/page-size.js";
import type { PageSide } from "../../kernel/graphql/page-window.js";
import type { ValuedQuery } from "../../kernel/sql/query.js";
import type { ProductDetail } from "../products/product-detail.js";
import { productColumns, productRow } from "../products/product.queries.js";
import { IS_ON_SALE } from "../products/sale-state.js";
import type { TextQuery } from "../search/text-query.js";
import { isIn, listIn, RANKED } from "./facet-bitmaps.js";
import { Parameters } from "./parameters.js";
import { isNarrowed, scopeOf, selectParts, type ProductScope } from "./product-conditions.js";
import type { ProductPlace } from "./product-cursor.js";
import { lengthOf, summaryRow, summaryWithFacets } from "./product-facets.js";
import type { FilterValues } from "./product-filter.js";
import { SORT_KEYS, type ProductOrder } from "./product-sort.js";

/** What is in a list, and in which order. */
export type ListParts = { filter: FilterValues; text: TextQuery | null; order: ProductOrder };

/** The entries of a list on a side of a place, or from an offset on. */
export type ListSlice = { limit: number; offset: number; side: PageSide; place: ProductPlace | null };

/** What is read of a slice: short or whole rows, and in each of them the length of the list or null. */
export type SliceContent = { detail: ProductDetail; isCounted: boolean };

/** How entries on a side of a place compare with it, and the order that reads the nearest first. */
const READING = { after: { beyond: ">", order: "ASC" }, before: { beyond: "<", order: "DESC" } } as const;

const pageRow = productRow.extend({ sortKey: z.int(), totalCount: z.int().nullable() });
export type PageRow = z.output<typeof pageRow>;
const countRow = z.object({ totalCount: z.int() });

/** How the entries of a slice are read: their order, the condition on a side of a place by key and position, and at most how many. */
type Reading = {
  order: "ASC" | "DESC";
  beyond: (key: string) => string;
  placeKey: string | null;
  most: string;
  /** As a number in the text, if there is one: of a parameter Postgres expects a tenth of the list, and plans each request anew. */
  bound: string;
};
/** As far as a first page goes, with the entry that says whether there is another. */
const FIRST_PAGE = LARGEST_PAGE + 1;

/** The WITH queries of a slice, a SELECT of its narrow rows and a few others, and one of the length of the list. */
type SliceParts = { queries: string[]; rows: string; length: string };

/** A list in an order of its own: an index of that order is walked until the slice is full. */
function walkedParts(scope: ProductScope, key: string, { order, beyond, bound }: Reading): SliceParts {
  const isNarrowed = scope.narrowing !== null;
  const wanted = isNarrowed ? `${isIn("listed")} AND ${beyond(key)}` : beyond(key);
  return {
    queries: isNarrowed ? listIn(scope) : [],
    length: lengthOf(scope),
    rows: selectParts(
      scope,
      (from) => `SELECT p.id, p.position, ${key} AS "sortKey" FROM ${from} AND ${wanted}
        ORDER BY ${key} ${order}, p.position ${order} LIMIT ${bound}`,
    ),
  };
}

/** The best matches first: of those that are worth the same the most popular, and as many worths as fill the slice. */
function rankedParts(scope: ProductScope, { order, beyond, placeKey, most }: Reading): SliceParts {
  // How many of those that are worth the same as the place lie beyond it is not known.
  const count =
    placeKey === null ? "bit_count(products)" : `CASE WHEN "sortKey" = ${placeKey} THEN 0 ELSE bit_count(products) END`;
  const isAhead = placeKey === null ? "TRUE" : `"sortKey" ${order === "ASC" ? ">=" : "<="} ${placeKey}`;
  return {
    queries: [
      ...listIn(scope),
      `ranked AS MATERIALIZED (
        SELECT "sortKey", products, sum(${count}) OVER (ORDER BY "sortKey" ${order}) - ${count} AS before
        FROM (${RANKED}) ranked WHERE bit_count(products) > 0 AND ${isAhead})`,
    ],
    length: lengthOf(scope),
    rows: `SELECT part.* FROM ranked, LATERAL (
        SELECT p.id, p.position, ranked."sortKey" FROM product p
        WHERE ${IS_ON_SALE} AND get_bit(ranked.products, p.id) <> 0 AND ${beyond('ranked."sortKey"')} ORDER BY p.position ${order} LIMIT ${most}
      ) part WHERE ranked.before < ${most}`,
  };
}

/** A slice of a list. Sorts narrow rows first and reads the wide ones of the slice only. */
export function pageQuery(
  list: ListParts,
  { limit, offset, side, place }: ListSlice,
  { detail, isCounted }: SliceContent,
): ValuedQuery<typeof pageRow> {
  const parameters = new Parameters();
  const scope = scopeOf(list.filter, list.text, parameters);
  const { beyond, order } = READING[side];
  const placeKey = place && `${parameters.take(place.sortKey)}::int`;
  const cursor = place && `(${placeKey}, ${parameters.take(place.position)}::int)`;
  const isFar = offset > 0 || limit > FIRST_PAGE;
  const most = parameters.take(offset + limit);
  const reading: Reading = {
    order,
    placeKey,
    most,
    bound: isFar ? most : String(FIRST_PAGE),
    beyond: (key) => (cursor === null ? "TRUE" : `(${key}, p.position) ${beyond} ${cursor}`),
  };
  const { queries, rows, length } = slicePartsOf(scope, list.order, reading);
  return {
    name: nameOf(list, side, place !== null && "next", list.order.name, detail, isCounted && "count", isFar && "far"),
    row: pageRow,
    text: `${queries.length === 0 ? "" : `WITH ${queries.join()}`}
      SELECT ${productColumns(detail)}, page."sortKey", ${isCounted ? `(${length})` : "NULL::int"} AS "totalCount"
      FROM (SELECT * FROM (${rows}) part ORDER BY "sortKey" ${order}, position ${order} LIMIT ${most} OFFSET ${parameters.take(offset)}) page
      JOIN product p ON p.id = page.id ORDER BY page."sortKey" ${order}, page.position ${order}`,
    values: parameters.values,
  };
}

function slicePartsOf(scope: ProductScope, { name, sort }: ProductOrder, reading: Reading): SliceParts {
  if (name === "MATCH") return rankedParts(scope, reading);
  return walkedParts(scope, SORT_KEYS[sort], reading);
}

/** The length of a list. */
export function countQuery(list: ListParts): ValuedQuery<typeof countRow> {
  const parameters = new Parameters();
  const scope = scopeOf(list.filter, list.text, parameters);
  const text = scope.narrowing === null ? lengthOf(scope) : `WITH ${listIn(scope).join()} ${lengthOf(scope)}`;
  return { name: nameOf(list, "count"), row: countRow, text, values: parameters.values };
}

/** The length of a list and the counts of its facets. */
export function facetsQuery(list: ListParts): ValuedQuery<typeof summaryRow> {
  const parameters = new Parameters();
  const text = summaryWithFacets(scopeOf(list.filter, list.text, parameters));
  return { name: nameOf(list, "facets"), row: summaryRow, text, values: parameters.values };
}

/**
 * Names a statement, so that it is planned once; what is asked for is in its parameters. Postgres reads 63 characters of a name, also of one that is
 * joined to another.
 */
function nameOf({ filter, text }: ListParts, ...parts: (string | false)[]): string {
  const narrowing = text ? "search" : isNarrowed(filter, text) ? "filtered" : "products";
  const kind = filter.category === null ? "all" : filter.onlyProvenReductions ? "proven" : "within";
  return [narrowing, kind, ...parts.filter((part) => part !== false)].join("-").toLowerCase();
}
