import { z } from "zod";
import { withTax } from "../../rules/included-tax.js";
import type { Percent } from "../../rules/money.js";
import { enumName } from "../products/attribute-enums.js";
import { keptLength } from "../products/product.queries.js";
import { counted, isIn, listIn, SEGMENT } from "./facet-bitmaps.js";
import { FACET_LABELS, FACETS, ofFacets, type Facet } from "./facet-labels.js";
import { keptList, selectParts, type ProductScope } from "./product-conditions.js";
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

/** The length of a list: a kept one, of a narrowed list that of its bitmap. */
export function lengthOf(scope: ProductScope): string {
  if (scope.narrowing !== null) return `SELECT bit_count(products)::int AS "totalCount" FROM listed`;
  const kept = keptList(scope);
  if (kept === null)
    return `SELECT coalesce(sum(products), 0)::int AS "totalCount" FROM facet_count WHERE facet = 'category'`;
  const { list, expired } = kept;
  const over = expired === null ? "" : ` - (SELECT count(*)::int FROM (${expired}) expired)`;
  return `SELECT ${keptLength(list)}${over} AS "totalCount"`;
}

/** Counts a list's products, in total and for each facet value. */
export function summaryWithFacets(scope: ProductScope): string {
  const isPriced = scope.narrowing === null ? "TRUE" : isIn("priced");
  const parts = (order: "ASC" | "DESC") =>
    selectParts(
      scope,
      (from) => `SELECT p.from_price_pence FROM ${from} AND ${isPriced} ORDER BY p.from_price_pence ${order} LIMIT 1`,
    );
  // One of the parts is empty.
  const furthestPrice = (order: "ASC" | "DESC") => `(SELECT min(from_price_pence) FROM (${parts(order)}) part)`;
  // Postgres makes those of these queries that are read.
  return `
    WITH ${listIn(scope).join()}, priced AS MATERIALIZED (${counted("price")})
    SELECT (${lengthOf(scope)}) AS "totalCount",
      ${furthestPrice("ASC")} AS "priceMinPence", ${furthestPrice("DESC")} AS "priceMaxPence", ${countsOf(scope)} AS counts`;
}

/** The counts of a list by the places of values: of an unfiltered one those that are kept, of any other those of its bitmaps. */
function countsOf(scope: ProductScope): string {
  if (scope.narrowing !== null) return OF_BITMAPS;
  const kept = keptList(scope);
  if (kept === null) return keptCounts("SELECT c.id::text FROM category c");
  const counts = keptCounts(`SELECT ${kept.list}`);
  return kept.expired === null ? counts : `CASE WHEN EXISTS (${kept.expired}) THEN ${OF_BITMAPS} ELSE ${counts} END`;
}

const byPlace = (counts: string) => `(SELECT coalesce(json_object_agg(place, count), '{}') FROM (${counts}) counted)`;

const keptCounts = (lists: string) =>
  byPlace(`SELECT v.place, sum(f.products)::int AS count
    FROM (VALUES ${KEPT}) v(place, facet, value) JOIN facet_count f USING (facet, value) WHERE f.list IN (${lists}) GROUP BY 1`);

/** Counted before they are sorted, so that what is sorted is short. A list ends with the last product, and bitmaps may be of removed ones. */
const OF_BITMAPS = byPlace(`
  SELECT place, sum(count)::int AS count FROM (
    SELECT v.place, bit_count(v.products & substring(list.products FROM v.segment * ${SEGMENT} + 1 FOR ${SEGMENT})) AS count
    FROM (
      SELECT v.place, v.facet, b.segment, bit_or(b.products) AS products
      FROM (VALUES ${VOCABULARY}) v(place, facet, value) JOIN facet_bitmap b USING (facet, value) GROUP BY 1, 2, 3
    ) v JOIN list ON list.name = v.facet AND v.segment < length(list.products) / ${SEGMENT} OFFSET 0
  ) of_segment GROUP BY 1`);

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
