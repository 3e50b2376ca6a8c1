import {
  FACET_VALUES,
  FACETS,
  hasBounds,
  priceRangeLabel,
  toggled,
  WHOLE_RANGE,
  type FilterState,
} from "./filter-state";
import type { ListState } from "./list-state";

/** The key of the chip of a window. */
export const FITS = "fits";

/** One active filter, and the list state without it. */
export type Chip = { key: string; label: string; rest: ListState };

/** The active filters in display order. */
export function chipsOf(list: ListState): Chip[] {
  const { filters, text, fits } = list;
  const { priceRange } = filters;
  const without = (rest: FilterState): ListState => ({ ...list, filters: rest });
  return [
    ...(text === "" ? [] : [{ key: "text", label: `“${text}”`, rest: { ...list, text: "" } }]),
    ...(fits ? [{ key: FITS, label: "Fits your window", rest: { ...list, fits: null } }] : []),
    ...(hasBounds(priceRange)
      ? [{ key: "price", label: priceRangeLabel(priceRange), rest: without({ ...filters, priceRange: WHOLE_RANGE }) }]
      : []),
    ...FACETS.flatMap((facet) =>
      filters[facet].map((id) => ({
        key: `${facet} ${id}`,
        label: FACET_VALUES[facet][id] ?? id,
        rest: without(toggled(filters, facet, id)),
      })),
    ),
  ];
}
