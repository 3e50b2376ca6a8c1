import { z } from "zod";
import type { PageSide } from "../../kernel/graphql/page-window.js";
import type { ValuedQuery } from "../../kernel/sql/query.js";
import type { ProductDetail } from "../products/product-detail.js";
import { productColumns, productRow } from "../products/product.queries.js";
import type { TextQuery } from "../search/text-query.js";
import { chosenBitmap, isIn } from "./facet-bitmaps.js";
import { Parameters } from "./parameters.js";
import { all, scopeOf, selectParts } from "./product-conditions.js";
import type { ProductPlace } from "./product-cursor.js";
import { lengthOf, summaryRow, summaryWithFacets } from "./product-facets.js";
import type { FilterValues } from "./product-filter.js";
import { sortKey, type ProductOrder } from "./product-sort.js";

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

/** A slice of a list. Sorts narrow rows first and reads the wide ones of the slice only. */
export function pageQuery(
  list: ListParts,
  { limit, offset, side, place }: ListSlice,
  { detail, isCounted }: SliceContent,
): ValuedQuery<typeof pageRow> {
  const parameters = new Parameters();
  const scope = scopeOf(list.filter, list.text, parameters);
  const key = sortKey(list.order, parameters);
  const { beyond, order } = READING[side];
  const cursor = place && `(${parameters.take(place.sortKey)}::int, ${parameters.take(place.position)}::int)`;
  const chosen = chosenBitmap(scope);
  const wanted = all([
    scope.text,
    scope.fitting === null ? "TRUE" : `p.id = ANY(${scope.fitting}::int[])`,
    scope.price,
    chosen === null ? "TRUE" : isIn("chosen"),
    cursor === null ? "TRUE" : `(${key}, p.position) ${beyond} ${cursor}`,
  ]);
  const most = parameters.take(offset + limit);
  const parts = selectParts(
    scope,
    (from) => `SELECT p.id, p.position, ${key} AS "sortKey" FROM ${from} AND ${wanted}
      ORDER BY ${key} ${order}, p.position ${order} LIMIT ${most}`,
  );
  return {
    name: nameOf(list, side, place ? "next" : "first", list.order.name, detail, isCounted ? "counted" : ""),
    row: pageRow,
    text: `${chosen === null ? "" : `WITH chosen AS MATERIALIZED (${chosen})`}
      SELECT ${productColumns(detail)}, page."sortKey", ${isCounted ? `(${lengthOf(scope)})` : "NULL::int"} AS "totalCount"
      FROM (SELECT * FROM (${parts}) part ORDER BY "sortKey" ${order}, position ${order} LIMIT ${most} OFFSET ${parameters.take(offset)}) page
      JOIN product p ON p.id = page.id ORDER BY page."sortKey" ${order}, page.position ${order}`,
    values: parameters.values,
  };
}

/** The length of a list. */
export function countQuery(list: ListParts): ValuedQuery<typeof countRow> {
  const parameters = new Parameters();
  const text = lengthOf(scopeOf(list.filter, list.text, parameters));
  return { name: nameOf(list, "count"), row: countRow, text, values: parameters.values };
}

/** The length of a list and the counts of its facets. */
export function facetsQuery(list: ListParts): ValuedQuery<typeof summaryRow> {
  const parameters = new Parameters();
  const text = summaryWithFacets(scopeOf(list.filter, list.text, parameters));
  return { name: nameOf(list, "facets"), row: summaryRow, text, values: parameters.values };
}

/** Most words of a search whose first page is prepared. */
const PREPARED_WORDS = 3;

/** Names the statements of plain category lists and of short searches, the most frequent ones; there are too many others to prepare. */
function nameOf({ filter, text }: ListParts, ...parts: string[]): string | undefined {
  const { category, onlyProvenReductions: _, ...narrowing } = filter;
  if (Object.values(narrowing).some((value) => value !== null)) return undefined;
  const ofCategory = category === null ? "all" : "category";
  if (!text) return ["products", ofCategory, ...parts].join("-").toLowerCase();
  const isFrequent = FIRST_MATCHES.every((part) => parts.includes(part)) && text.places.length <= PREPARED_WORDS;
  return isFrequent ? ["search", ofCategory, text.places.length, ...parts].join("-").toLowerCase() : undefined;
}

/** The best matches of a search, for a page of results. */
const FIRST_MATCHES = ["first", "MATCH", "short"];
