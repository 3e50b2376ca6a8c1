import { z } from "zod";
import { withTax } from "../../rules/included-tax.js";
import type { Percent } from "../../rules/money.js";
import { enumName } from "../products/attribute-enums.js";
import { IS_ON_SALE } from "../products/sale-state.js";
import { isIn, listBitmaps, listIn, oneBitmap } from "./facet-bitmaps.js";
import { FACET_LABELS, FACETS, ofFacets, type Facet } from "./facet-labels.js";
import { categoryParts, isUnfiltered, selectParts, type ProductScope } from "./product-conditions.js";
import type { FacetValue, ProductFacets } from "./product-facets.types.js";
import { colorNames } from "./product-filter.js";

/** Facets whose values are those of an enum. */
const OF_ENUM: ReadonlySet<Facet> = new Set(["families", "rooms", "features", "easyToOperate"]);

const storedAs = (facet: Facet, value: string) => (facet === "colors" ? colorNames(value) : [value]);

/** All values of facets; a statement knows them by their places here. */
const VALUES = FACETS.flatMap((facet) =>
  Object.entries(FACET_LABELS[facet]).map(([value, label]) => ({ facet, value, label })),
);

/** The stored values that each of them stands for, as VALUES; ids and names come from the vocabulary and contain no quotes. */
const VOCABULARY = VALUES.flatMap(({ facet, value }, place) =>
  storedAs(facet, value).map((stored) => `(${place}, '${facet}', '${stored}')`),
).join();

/** The same places by the values for which counts are kept. */
const KEPT = VALUES.map(({ facet, value }, place) => `(${place}, '${facet}', '${value}')`).join();

/** Condition of the places of a facet's values. */
const placesOf = (facet: Facet) => {
  const places = VALUES.flatMap((value, place) => (value.facet === facet ? place : []));
  return `BETWEEN ${places[0]} AND ${places.at(-1)}`;
};

/** The length of a list, of its bitmaps in the SQL of `from`. */
export const lengthOf = (from: string): string =>
  `SELECT coalesce(sum(bit_count(whole)), 0)::int AS "totalCount" FROM ${from}`;

/** The length of an unfiltered list; that of the sale is counted. */
export function lengthOfUnfiltered({ category, reduced }: ProductScope): string {
  const length = `SELECT coalesce(sum(products), 0)::int AS "totalCount" FROM facet_count WHERE facet = 'category'`;
  if (category === null) return length;
  const { ownId, isSale } = categoryParts(category);
  return `SELECT CASE WHEN ${isSale} THEN (SELECT count(*)::int FROM product p WHERE ${IS_ON_SALE} AND ${reduced})
    ELSE (${length} AND category_id = ${ownId}) END AS "totalCount"`;
}

/** Counts a list's products, in total and for each facet value. */
export function summaryWithFacets(scope: ProductScope): string {
  const { columns } = listBitmaps(scope);
  const without = (name: Facet | "price") => (columns.has(name) ? name : "whole");
  const isPriced = isUnfiltered(scope) ? "TRUE" : isIn("priced");
  const parts = (order: "ASC" | "DESC") =>
    selectParts(
      scope,
      (from) => `SELECT p.from_price_pence FROM ${from} AND ${isPriced} ORDER BY p.from_price_pence ${order} LIMIT 1`,
    );
  // One of the parts is empty.
  const furthestPrice = (order: "ASC" | "DESC") => `(SELECT min(from_price_pence) FROM (${parts(order)}) part)`;
  // Postgres makes those of these queries that are read.
  return `
    WITH ${listIn(scope).join()},
      priced AS MATERIALIZED (${oneBitmap(`list."${without("price")}"`, "list")})
    SELECT (${isUnfiltered(scope) ? lengthOfUnfiltered(scope) : lengthOf("list")}) AS "totalCount",
      ${furthestPrice("ASC")} AS "priceMinPence", ${furthestPrice("DESC")} AS "priceMaxPence", ${countsOf(scope, columns)} AS counts`;
}

/** The counts of a list by the places of values: of an unfiltered one those that are kept, of the sale and any other those of its bitmaps. */
function countsOf(scope: ProductScope, columns: ReadonlySet<string>): string {
  const counted = FACETS.filter((facet) => columns.has(facet));
  const cases = counted.map((facet) => `WHEN v.place ${placesOf(facet)} THEN list."${facet}"`);
  const rest = cases.length === 0 ? "list.whole" : `CASE ${cases.join(" ")} ELSE list.whole END`;
  const made = byPlace(`
    SELECT v.place, sum(bit_count(v.products & ${rest}))::int AS count
    FROM (
      SELECT v.place, b.segment, bit_or(b.products) AS products
      FROM (VALUES ${VOCABULARY}) v(place, facet, value) JOIN facet_bitmap b USING (facet, value) GROUP BY 1, 2
    ) v JOIN list USING (segment) GROUP BY 1`);
  if (!isUnfiltered(scope)) return made;
  const kept = (condition: string) =>
    byPlace(`SELECT v.place, sum(f.products)::int AS count
      FROM (VALUES ${KEPT}) v(place, facet, value) JOIN facet_count f USING (facet, value) WHERE ${condition} GROUP BY 1`);
  if (scope.category === null) return kept("TRUE");
  const { ownId, isSale } = categoryParts(scope.category);
  return `CASE WHEN ${isSale} THEN ${made} ELSE ${kept(`f.category_id = ${ownId}`)} END`;
}

const byPlace = (counts: string) => `(SELECT coalesce(json_object_agg(place, count), '{}') FROM (${counts}) counted)`;

/** The row of that statement, with counts by the places of values. One without products may have none. */
export const summaryRow = z.object({
  totalCount: z.int(),
  priceMinPence: z.int().nullable(),
  priceMaxPence: z.int().nullable(),
  counts: z.record(z.string(), z.int()),
});

/**
 * @param list identifies the list: the same value counts differently in every one
 * @param taxPercent the tax that shown prices include
 */
export function toFacets(row: z.output<typeof summaryRow>, list: string, taxPercent: Percent): ProductFacets {
  const shown = (pence: number | null) => (pence === null ? null : withTax(pence, taxPercent));
  const values = VALUES.map(({ facet, value, label }, place) => ({
    facet,
    counted: {
      id: `${list}.${facet}.${value}`,
      value: OF_ENUM.has(facet) ? enumName(value) : value,
      label,
      count: row.counts[place] ?? 0,
    },
  }));
  const valuesOf = (facet: Facet): FacetValue[] =>
    values.filter((value) => value.facet === facet).map(({ counted }) => counted);
  return {
    ...ofFacets(valuesOf),
    priceMinPence: shown(row.priceMinPence),
    priceMaxPence: shown(row.priceMaxPence),
  };
}
