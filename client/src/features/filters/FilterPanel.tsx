import { useRef, type ReactNode } from "react";
import { graphql } from "../../gql";
import type { FilterPanel_facetsFragment } from "../../gql/graphql";
import { idOfEnum } from "../../lib/enum-names";
import { useAfterHydration } from "../../lib/use-after-hydration";
import { ColourChoices, FacetChoices } from "./FacetChoices";
import { FACETS, hasBounds, toggled, WHOLE_RANGE, type Facet, type FilterState } from "./filter-state";
import { listSearch } from "./list-url";
import { PriceFilter } from "./PriceFilter";
import type { ListUrl } from "./useListUrl";

// Facets have no id by which a fragment could read them from the cache: pages spread this with @unmask.
graphql(`
  fragment FilterPanel_facets on ProductFacets {
    families {
      value
      label
      count
    }
    priceMinPence
    materials {
      value
      label
      count
    }
    colors {
      value
      label
      count
    }
    rooms {
      value
      label
      count
    }
    features {
      value
      label
      count
    }
    easyToOperate {
      value
      label
      count
    }
  }
`);

type FilterPanelProps = {
  facets: FilterPanel_facetsFragment;
  listUrl: ListUrl;
  /** A filter above the others. */
  children?: ReactNode;
};

/** All filters of a list. */
export function FilterPanel({ facets, listUrl: { chosen, change }, children }: FilterPanelProps) {
  const { filters } = chosen;
  const panel = useRef<HTMLDivElement>(null);

  useAfterHydration(() => {
    const ticked = (facet: Facet) => {
      const boxes = panel.current?.querySelectorAll<HTMLInputElement>(`input[name="${facet}"]:checked`) ?? [];
      return Array.from(boxes, ({ value }) => value);
    };
    const seen = Object.fromEntries(FACETS.map((facet) => [facet, ticked(facet)]));
    const next = { ...chosen, filters: { ...filters, ...seen } };
    if (listSearch("", next) !== listSearch("", chosen)) change(next);
  });

  const ticks = (facet: Facet) => ({
    name: facet,
    choices: facets[facet].map((choice) => ({ ...choice, value: idOfEnum(choice.value) })),
    chosen: filters[facet],
    onToggle: (id: string) => change({ ...chosen, filters: toggled(filters, facet, id as FilterState[Facet][number]) }),
  });
  // A list of one kind, as most departments are, has nothing to choose between.
  const kinds = ticks("families").choices.filter(
    ({ value, count }) => count > 0 || filters.families.some((id) => id === value),
  );
  // Hidden where every product costs more than the scale shows, as with pergolas.
  const isOnScale = (facets.priceMinPence ?? 0) < WHOLE_RANGE[1] * 100;
  return (
    <div ref={panel}>
      {children}
      {kinds.length > 1 && <FacetChoices title="Kind" {...ticks("families")} choices={kinds} />}
      {(isOnScale || hasBounds(filters.priceRange)) && (
        <PriceFilter
          range={filters.priceRange}
          onChange={(priceRange, how) => change({ ...chosen, filters: { ...filters, priceRange } }, how)}
        />
      )}
      <FacetChoices title="Material" {...ticks("materials")} />
      <ColourChoices title="Colour" {...ticks("colors")} />
      <FacetChoices title="Room" {...ticks("rooms")} />
      <FacetChoices title="Features" {...ticks("features")} />
      <FacetChoices title="Easy to operate" {...ticks("easyToOperate")} />
    </div>
  );
}
