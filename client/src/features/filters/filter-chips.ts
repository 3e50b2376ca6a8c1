import { COLOR_FILTERS, FEATURES, MATERIAL_FILTERS, ROOMS } from "@rules/product-attributes";
import { hasBounds, priceRangeLabel, toggled, WHOLE_RANGE, type FilterState } from "./filter-state";
import type { ListState } from "./list-state";

/** One active filter, and the list state without it. */
export type Chip = { key: string; label: string; rest: ListState };

/** The active filters in display order. */
export function chipsOf(list: ListState): Chip[] {
  const { filters, text } = list;
  const without = (rest: FilterState): ListState => ({ ...list, filters: rest });
  const { priceRange, materials, colors, rooms, features } = filters;
  return [
    ...(text === "" ? [] : [{ key: "text", label: `“${text}”`, rest: { ...list, text: "" } }]),
    ...(hasBounds(priceRange)
      ? [{ key: "price", label: priceRangeLabel(priceRange), rest: without({ ...filters, priceRange: WHOLE_RANGE }) }]
      : []),
    ...materials.map((id) => ({
      key: `materials ${id}`,
      label: MATERIAL_FILTERS[id],
      rest: without(toggled(filters, "materials", id)),
    })),
    ...colors.map((id) => ({
      key: `colors ${id}`,
      label: COLOR_FILTERS[id],
      rest: without(toggled(filters, "colors", id)),
    })),
    ...rooms.map((id) => ({ key: `rooms ${id}`, label: ROOMS[id], rest: without(toggled(filters, "rooms", id)) })),
    ...features.map((id) => ({
      key: `features ${id}`,
      label: FEATURES[id],
      rest: without(toggled(filters, "features", id)),
    })),
  ];
}
