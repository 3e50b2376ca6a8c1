import { EASY_OPERATIONS, type EasyOperation } from "@rules/easy-operations";
import {
  COLOR_FILTERS,
  FAMILIES,
  FEATURES,
  MATERIAL_FILTERS,
  type ColorFilter,
  type Family,
  type Feature,
  type MaterialFilter,
} from "@rules/product-attributes";
import { ROOMS, type Room } from "@rules/rooms";

/** Whole pounds. */
export type PriceRange = readonly [from: number, to: number];

/** End and step of the price slider. A range up to the end has no upper bound, because pergolas cost more. */
export const WHOLE_RANGE: PriceRange = [0, 500];
export const PRICE_STEP = 10;

/** The filters of a list: OR within a facet, AND between facets. */
export type FilterState = {
  readonly families: readonly Family[];
  readonly priceRange: PriceRange;
  readonly materials: readonly MaterialFilter[];
  readonly colors: readonly ColorFilter[];
  readonly rooms: readonly Room[];
  readonly features: readonly Feature[];
  readonly easyToOperate: readonly EasyOperation[];
};

/** The facets with checkboxes. */
export type Facet = Exclude<keyof FilterState, "priceRange">;
export const FACETS: readonly Facet[] = ["families", "materials", "colors", "rooms", "features", "easyToOperate"];

/** The values of each facet with their labels, in display order. */
export const FACET_VALUES: Readonly<Record<Facet, Readonly<Record<string, string>>>> = {
  families: FAMILIES,
  materials: MATERIAL_FILTERS,
  colors: COLOR_FILTERS,
  rooms: ROOMS,
  features: FEATURES,
  easyToOperate: EASY_OPERATIONS,
};

export const NO_FILTERS: FilterState = {
  families: [],
  priceRange: WHOLE_RANGE,
  materials: [],
  colors: [],
  rooms: [],
  features: [],
  easyToOperate: [],
};

/** The filters with one value toggled. */
export function toggled<Kind extends Facet>(
  filters: FilterState,
  facet: Kind,
  id: FilterState[Kind][number],
): FilterState {
  const ids: readonly string[] = filters[facet];
  return { ...filters, [facet]: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id] };
}

export const hasBounds = ([from, to]: PriceRange): boolean => from > WHOLE_RANGE[0] || to < WHOLE_RANGE[1];

/** "£50–£150", "Up to £150" or "£50 and over". */
export function priceRangeLabel([from, to]: PriceRange): string {
  if (to >= WHOLE_RANGE[1]) return from > WHOLE_RANGE[0] ? `£${from} and over` : "Any price";
  return from > WHOLE_RANGE[0] ? `£${from}–£${to}` : `Up to £${to}`;
}
