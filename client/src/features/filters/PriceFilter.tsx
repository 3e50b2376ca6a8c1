import { useEffect, useRef, useState } from "react";
import { priceRangeLabel, type PriceRange } from "./filter-state";
import { FilterSection } from "./FilterSection";
import { PriceFields } from "./PriceFields";
import { PriceSlider } from "./PriceSlider";

type PriceFilterProps = {
  range: PriceRange;
  /** `replace` while the same choice continues since the filter got the focus. */
  onChange: (range: PriceRange, how: { replace: boolean }) => void;
};

/** Debounce of the slider in milliseconds. */
const REST = 350;

/** Price range as a slider and as fields. */
export function PriceFilter({ range, onChange }: PriceFilterProps) {
  const [dragged, setDragged] = useState<PriceRange>();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isGoingOn = useRef(false);
  useEffect(() => () => clearTimeout(rest.current), []);

  const choose = (next: PriceRange) => {
    clearTimeout(rest.current);
    setDragged(undefined);
    if (next.join() === range.join()) return;
    onChange(next, { replace: isGoingOn.current });
    isGoingOn.current = true;
  };
  const drag = (next: PriceRange) => {
    setDragged(next);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => choose(next), REST);
  };
  const shown = dragged ?? range;
  return (
    <FilterSection title="Price" aside={priceRangeLabel(shown)}>
      <div
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) isGoingOn.current = false;
        }}
      >
        <PriceSlider range={shown} onDrag={drag} />
        <PriceFields range={shown} onChange={choose} />
      </div>
    </FilterSection>
  );
}
