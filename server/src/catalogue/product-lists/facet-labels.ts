import { EASY_OPERATIONS } from "../../rules/easy-operations.js";
import { COLOR_FILTERS, FAMILIES, FEATURES, MATERIAL_FILTERS } from "../../rules/product-attributes.js";
import { ROOMS } from "../../rules/rooms.js";

/** The labels of the values of each facet, by their ids. */
export const FACET_LABELS = {
  families: FAMILIES,
  materials: MATERIAL_FILTERS,
  colors: COLOR_FILTERS,
  rooms: ROOMS,
  features: FEATURES,
  easyToOperate: EASY_OPERATIONS,
} satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a list can be narrowed to, by the ids of values. */
export type Facet = keyof typeof FACET_LABELS;
export const FACETS = Object.keys(FACET_LABELS) as Facet[];

/** A value for each facet. */
export const ofFacets = <Value>(valueOf: (facet: Facet) => Value) =>
  Object.fromEntries(FACETS.map((facet) => [facet, valueOf(facet)])) as Record<Facet, Value>;
