import type { ProductSort } from "../../gql/graphql";
import { MOST_PAGES_AT_ONCE } from "../../lib/product-pages";
import {
  FACET_VALUES,
  FACETS,
  hasBounds,
  PRICE_STEP,
  WHOLE_RANGE,
  type Facet,
  type FilterState,
  type PriceRange,
} from "./filter-state";
import { readFits, writeFits } from "./fits-window";
import type { ListParameter } from "./list-parameters";
import type { ListState } from "./list-state";
import { materialFilter } from "./material-ids";
import { searchWords } from "./search-words";

/** Parameter names in the URL, repeated for each value. */
const FACET_NAMES: Readonly<Record<Facet, ListParameter>> = {
  families: "kind",
  materials: "material",
  colors: "color",
  rooms: "room",
  features: "feature",
  easyToOperate: "easy",
};
const [TEXT, PRICE, FITS, SORT, PAGES] = ["search", "price", "fits", "sort", "page"] as const satisfies ListParameter[];

const SORTS: Readonly<Record<string, ProductSort>> = {
  "price-up": "PRICE_UP",
  "price-down": "PRICE_DOWN",
  rating: "RATING",
  newest: "NEWEST",
};

/** The list state of a URL. Unknown values are ignored. */
export function readListState(search: string): ListState {
  const asked = new URLSearchParams(search);
  const sort = asked.get(SORT) ?? "";
  return {
    filters: {
      families: known("families", asked.getAll(FACET_NAMES.families)),
      priceRange: readPrice(asked.get(PRICE)),
      materials: known(
        "materials",
        asked.getAll(FACET_NAMES.materials).map((id) => materialFilter(id) ?? ""),
      ),
      colors: known("colors", asked.getAll(FACET_NAMES.colors)),
      rooms: known("rooms", asked.getAll(FACET_NAMES.rooms)),
      features: known("features", asked.getAll(FACET_NAMES.features)),
      easyToOperate: known("easyToOperate", asked.getAll(FACET_NAMES.easyToOperate)),
    },
    text: searchWords(asked.get(TEXT)),
    fits: readFits(asked.get(FITS)),
    sort: Object.hasOwn(SORTS, sort) ? (SORTS[sort] ?? "RELEVANCE") : "RELEVANCE",
    pages: readPages(asked.get(PAGES)),
  };
}

/**
 * The query string that `readListState` reads back, always the same for the same list.
 * @param search the current query string: its other parameters stay
 */
export function listSearch(search: string, { filters, text, fits, sort, pages }: ListState): string {
  const next = new URLSearchParams(search);
  for (const name of [...Object.values(FACET_NAMES), PRICE, TEXT, FITS, SORT, PAGES]) next.delete(name);
  if (text !== "") next.set(TEXT, text);
  if (hasBounds(filters.priceRange)) next.set(PRICE, filters.priceRange.join("-"));
  for (const facet of FACETS) for (const id of known(facet, filters[facet])) next.append(FACET_NAMES[facet], id);
  if (fits) next.set(FITS, writeFits(fits));
  const order = Object.keys(SORTS).find((name) => SORTS[name] === sort);
  if (order !== undefined) next.set(SORT, order);
  if (pages > 1) next.set(PAGES, `${pages}`);
  return next.size === 0 ? "" : `?${next}`;
}

/** The known values of a facet, each once, in display order. */
function known<Kind extends Facet>(facet: Kind, ids: readonly string[]) {
  return Object.keys(FACET_VALUES[facet]).filter((id) => ids.includes(id)) as FilterState[Kind][number][];
}

function readPrice(text: string | null): PriceRange {
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(text ?? "") ?? [];
  const range: PriceRange = [Number(from), Number(to)];
  const isOnScale = range.every((pounds) => pounds % PRICE_STEP === 0 && pounds <= WHOLE_RANGE[1]);
  return isOnScale && range[0] <= range[1] ? range : WHOLE_RANGE;
}

function readPages(text: string | null): number {
  const pages = /^\d{1,2}$/.test(text ?? "") ? Number(text) : 1;
  return Math.min(Math.max(pages, 1), MOST_PAGES_AT_ONCE);
}
