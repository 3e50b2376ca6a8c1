import { z } from "zod";
import { COLOR_FILTERS, FEATURES, MATERIAL_FILTERS, ROOMS } from "../../rules/product-attributes.js";
import { enumName } from "../products/attribute-enums.js";
import { all, FACET_CONDITIONS, selectParts, type FacetCondition, type ProductScope } from "./product-conditions.js";
import type { FacetValue, ProductFacets } from "./product-facets.types.js";
import { colorNames } from "./product-filter.js";

type Labels = Readonly<Record<string, string>>;
const labelled: Readonly<Record<"materials" | "colors" | "rooms" | "features", Labels>> = {
  materials: MATERIAL_FILTERS,
  colors: COLOR_FILTERS,
  rooms: ROOMS,
  features: FEATURES,
};
type Facet = keyof typeof labelled;
const FACETS = Object.keys(labelled) as Facet[];

/** Facets whose values are those of an enum. */
const OF_ENUM: ReadonlySet<Facet> = new Set(["rooms", "features"]);

/** Condition that a product has a value; ids and names come from the vocabulary and contain no quotes. */
const HAS: Readonly<Record<Facet, (id: string) => string>> = {
  materials: (id) => `p.material = '${id}'`,
  colors: (id) =>
    `p.colors && ARRAY[${colorNames(id)
      .map((name) => `'${name}'`)
      .join()}]`,
  rooms: (id) => `'${id}' = ANY(p.rooms)`,
  features: (id) => `'${id}' = ANY(p.features)`,
};

const isMet = (facet: FacetCondition) => `p.meets_${facet}`;

/** Condition of the filter without one facet. */
const butFor = ({ facets }: ProductScope, facet: FacetCondition) =>
  all(FACET_CONDITIONS.filter((other) => other !== facet && facets[other] !== "TRUE").map(isMet));

function countsOf(scope: ProductScope, facet: Facet): string {
  const rest = butFor(scope, facet);
  const counts = Object.keys(labelled[facet]).map(
    (id) => `count(*) FILTER (WHERE ${all([rest, HAS[facet](id)])})::int`,
  );
  return `ARRAY[${counts.join()}] AS ${facet}`;
}

/** Counts a list's products, in total and for each facet value, in one pass. */
export function summaryWithFacets(scope: ProductScope): string {
  const columns = [
    "p.base_price_pence, p.material, p.colors, p.rooms, p.features",
    ...FACET_CONDITIONS.map((facet) => `(${scope.facets[facet]}) AS meets_${facet}`),
  ].join();
  return `
    WITH p AS MATERIALIZED (${selectParts(scope, (from) => `SELECT ${columns} FROM ${from} AND ${scope.text}`)})
    SELECT count(*) FILTER (WHERE ${all(FACET_CONDITIONS.map(isMet))})::int AS "totalCount",
      min(p.base_price_pence) FILTER (WHERE ${butFor(scope, "price")}) AS "priceMinPence",
      max(p.base_price_pence) FILTER (WHERE ${butFor(scope, "price")}) AS "priceMaxPence",
      ${FACETS.map((facet) => countsOf(scope, facet)).join()}
    FROM p`;
}

const counts = z.array(z.int());

/** The row of that statement, with counts in the order of the vocabulary. */
export const summaryRow = z.object({
  totalCount: z.int(),
  priceMinPence: z.int().nullable(),
  priceMaxPence: z.int().nullable(),
  materials: counts,
  colors: counts,
  rooms: counts,
  features: counts,
});

/** @param list identifies the list: the same value counts differently in every one */
export function toFacets(row: z.output<typeof summaryRow>, list: string): ProductFacets {
  const valuesOf = (facet: Facet): FacetValue[] =>
    Object.entries(labelled[facet]).map(([value, label], index) => ({
      id: `${list}.${facet}.${value}`,
      value: OF_ENUM.has(facet) ? enumName(value) : value,
      label,
      count: row[facet][index] ?? 0,
    }));
  return {
    materials: valuesOf("materials"),
    colors: valuesOf("colors"),
    rooms: valuesOf("rooms"),
    features: valuesOf("features"),
    priceMinPence: row.priceMinPence,
    priceMaxPence: row.priceMaxPence,
  };
}
