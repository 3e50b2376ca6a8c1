import { COLOR_FILTERS, FEATURES, MATERIAL_FILTERS, ROOMS } from "../rules/vocabulary.js";
import { CONDITIONS, HAS_TEXT, selectParts } from "./product-conditions.js";
import { colorNames } from "./product-filter.js";
import type { FacetValue, ProductFacets } from "./product-facets.types.js";

type Labels = Readonly<Record<string, string>>;
const labelled: Readonly<Record<"materials" | "colors" | "rooms" | "features", Labels>> = {
  materials: MATERIAL_FILTERS,
  colors: COLOR_FILTERS,
  rooms: ROOMS,
  features: FEATURES,
};
type Facet = keyof typeof labelled;
const FACETS = Object.keys(labelled) as Facet[];

/** Whether a product has a value; `ids` and names are words of the vocabulary and hold no quotes. */
const HAS: Readonly<Record<Facet, (id: string) => string>> = {
  materials: (id) => `p.material = '${id}'`,
  colors: (id) =>
    `p.colors && ARRAY[${colorNames(id)
      .map((name) => `'${name}'`)
      .join()}]`,
  rooms: (id) => `'${id}' = ANY(p.rooms)`,
  features: (id) => `'${id}' = ANY(p.features)`,
};

const fits = (facet: keyof typeof CONDITIONS) => `p.fits_${facet}`;
/** All that the filter asks but one facet's own selection. */
const butFor = (facet: Facet | "price") =>
  (Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[])
    .filter((other) => other !== facet)
    .map(fits)
    .join(" AND ");

function countsOf(facet: Facet): string {
  const ids = Object.keys(labelled[facet]);
  const counts = ids.map((id) => `count(*) FILTER (WHERE ${butFor(facet)} AND ${HAS[facet](id)})::int`);
  return `ARRAY[${counts.join()}] AS ${facet}`;
}

const COUNTED_COLUMNS = [
  "p.base_price_pence, p.material, p.colors, p.rooms, p.features",
  ...Object.entries(CONDITIONS).map(([facet, condition]) => `(${condition}) AS fits_${facet}`),
].join();

/** How many products a list has in all, and how many each value of a facet would leave. Looks at each product once. */
export const summaryWithFacets = (category: string | null): string => `
  WITH p AS MATERIALIZED (
    ${selectParts(category, (from) => `SELECT ${COUNTED_COLUMNS} FROM ${from} AND ${HAS_TEXT}`)}
  )
  SELECT count(*) FILTER (WHERE ${butFor("price")} AND ${fits("price")})::int AS "totalCount",
    min(p.base_price_pence) FILTER (WHERE ${butFor("price")}) AS "priceMinPence",
    max(p.base_price_pence) FILTER (WHERE ${butFor("price")}) AS "priceMaxPence",
    ${FACETS.map(countsOf).join()}
  FROM p`;

/** What that statement answers with; the counts stand in the order of the vocabulary. */
export type SummaryRow = Record<Facet, number[]> &
  Pick<ProductFacets, "priceMinPence" | "priceMaxPence"> & { totalCount: number };

export function toFacets({ priceMinPence, priceMaxPence, ...counts }: SummaryRow): ProductFacets {
  const valuesOf = (facet: Facet): FacetValue[] =>
    Object.entries(labelled[facet]).map(([id, label], index) => ({ id, label, count: counts[facet][index] ?? 0 }));
  return {
    materials: valuesOf("materials"),
    colors: valuesOf("colors"),
    rooms: valuesOf("rooms"),
    features: valuesOf("features"),
    priceMinPence,
    priceMaxPence,
  };
}
