import { z } from "zod";
import { withTax } from "../../rules/included-tax.js";
import type { Percent } from "../../rules/money.js";
import { enumName } from "../products/attribute-enums.js";
import { FACET_LABELS, FACETS, ofFacets, type Facet } from "./facet-labels.js";
import { all, FACET_CONDITIONS, selectParts, type FacetCondition, type ProductScope } from "./product-conditions.js";
import type { FacetValue, ProductFacets } from "./product-facets.types.js";
import { colorNames } from "./product-filter.js";

/** Facets whose values are those of an enum. */
const OF_ENUM: ReadonlySet<Facet> = new Set(["families", "rooms", "features", "easyToOperate"]);

/** Condition that a product has a value; ids and names come from the vocabulary and contain no quotes. */
const HAS: Readonly<Record<Facet, (id: string) => string>> = {
  families: (id) => `p.family = '${id}'`,
  materials: (id) => `p.material = '${id}'`,
  colors: (id) =>
    `p.colors && ARRAY[${colorNames(id)
      .map((name) => `'${name}'`)
      .join()}]`,
  rooms: (id) => `'${id}' = ANY(p.rooms)`,
  features: (id) => `'${id}' = ANY(p.features)`,
  easyToOperate: (id) => `'${id}' = ANY(p.easy_to_operate)`,
};

const isMet = (facet: FacetCondition) => `p.meets_${facet}`;

/** Condition of the filter without one facet. */
const butFor = ({ facets }: ProductScope, facet: FacetCondition) =>
  all(FACET_CONDITIONS.filter((other) => other !== facet && facets[other] !== "TRUE").map(isMet));

function countsOf(scope: ProductScope, facet: Facet): string {
  const rest = butFor(scope, facet);
  const counts = Object.keys(FACET_LABELS[facet]).map(
    (id) => `count(*) FILTER (WHERE ${all([rest, HAS[facet](id)])})::int`,
  );
  return `ARRAY[${counts.join()}] AS "${facet}"`;
}

/** Counts a list's products, in total and for each facet value, in one pass. */
export function summaryWithFacets(scope: ProductScope): string {
  const columns = [
    "p.from_price_pence, p.family, p.material, p.colors, p.rooms, p.features, p.easy_to_operate",
    ...FACET_CONDITIONS.map((facet) => `(${scope.facets[facet]}) AS meets_${facet}`),
  ].join();
  const listed = all([scope.text, scope.fitting]);
  return `
    WITH p AS MATERIALIZED (${selectParts(scope, (from) => `SELECT ${columns} FROM ${from} AND ${listed}`)})
    SELECT count(*) FILTER (WHERE ${all(FACET_CONDITIONS.map(isMet))})::int AS "totalCount",
      min(p.from_price_pence) FILTER (WHERE ${butFor(scope, "price")}) AS "priceMinPence",
      max(p.from_price_pence) FILTER (WHERE ${butFor(scope, "price")}) AS "priceMaxPence",
      ${FACETS.map((facet) => countsOf(scope, facet)).join()}
    FROM p`;
}

/** The row of that statement, with counts in the order of the vocabulary. */
export const summaryRow = z.object({
  totalCount: z.int(),
  priceMinPence: z.int().nullable(),
  priceMaxPence: z.int().nullable(),
  ...ofFacets(() => z.array(z.int())),
});

/**
 * @param list identifies the list: the same value counts differently in every one
 * @param taxPercent the tax that shown prices include
 */
export function toFacets(row: z.output<typeof summaryRow>, list: string, taxPercent: Percent): ProductFacets {
  const shown = (pence: number | null) => (pence === null ? null : withTax(pence, taxPercent));
  const valuesOf = (facet: Facet): FacetValue[] =>
    Object.entries(FACET_LABELS[facet]).map(([value, label], index) => ({
      id: `${list}.${facet}.${value}`,
      value: OF_ENUM.has(facet) ? enumName(value) : value,
      label,
      count: row[facet][index] ?? 0,
    }));
  return {
    ...ofFacets(valuesOf),
    priceMinPence: shown(row.priceMinPence),
    priceMaxPence: shown(row.priceMaxPence),
  };
}
