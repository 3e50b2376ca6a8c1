import { useEffect, useRef, useState } from "react";
import { FilterSection } from "./FilterSection";
import { type PriceRange, priceRangeLabel } from "./filter-state";
import { PriceFields } from "./PriceFields";
import { PriceSlider } from "./PriceSlider";

type PriceFilterProps = {
  range: PriceRange;
  /** `replace` where the choice goes on that was begun when the filter came into focus. */
  onChange: (range: PriceRange, how: { replace: boolean }) => void;
};

/** Milliseconds that the slider rests before the list follows it. */
const REST = 350;

/** The range of prices: dragged on a scale, or typed. */
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
