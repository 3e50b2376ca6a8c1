import { useRef } from "react";
import { useAfterHydration } from "../../lib/use-after-hydration";
import { chakra } from "../../ui/theme/chakra";
import { PRICE_STEP, WHOLE_RANGE, type PriceRange } from "./filter-state";

type PriceSliderProps = { range: PriceRange; onDrag: (range: PriceRange) => void };

const [LEAST, MOST] = WHOLE_RANGE;
const share = (pounds: number) => `${((pounds - LEAST) / (MOST - LEAST)) * 100}%`;

const THUMB = {
  appearance: "none",
  pointerEvents: "auto",
  boxSize: "target",
  border: "0",
  borderRadius: "full",
  cursor: "grab",
  // 24 px visible, 44 px touch target.
  background: "radial-gradient(circle, {colors.bg.panel} 9.5px, {colors.fg} 10px 11.5px, transparent 12px)",
} as const;

const Scale = chakra("div", { base: { position: "relative", h: "6", mx: "2", mt: "2", forcedColorAdjust: "none" } });
const Line = chakra("span", { base: { position: "absolute", top: "11px", h: "2px" } });
const Thumb = chakra("input", {
  base: {
    // Wider than the scale, so that the centre of a thumb reaches its ends.
    position: "absolute",
    top: "-2.5",
    left: "calc({sizes.target} / -2)",
    w: "calc(100% + {sizes.target})",
    h: "target",
    appearance: "none",
    bg: "transparent",
    pointerEvents: "none",
    outline: "none",
    "&::-webkit-slider-thumb": THUMB,
    "&::-moz-range-thumb": THUMB,
    "&::-moz-range-track": { background: "transparent" },
    "&:focus-visible::-webkit-slider-thumb": { outline: "2px solid var(--focus)", outlineOffset: "-8px" },
    "&:focus-visible::-moz-range-thumb": { outline: "2px solid var(--focus)", outlineOffset: "-8px" },
  },
});
const Ticks = chakra("div", {
  base: {
    h: "1.5",
    mx: "2",
    mt: "1",
    background: "repeating-linear-gradient(90deg, {colors.border.control} 0 1px, transparent 1px 10%)",
    borderRightWidth: "1px",
    borderColor: "border.control",
  },
});

/** A range of pounds with a native slider for each end. */
export function PriceSlider({ range: [from, to], onDrag }: PriceSliderProps) {
  const scale = { type: "range", min: LEAST, max: MOST, step: PRICE_STEP, autoComplete: "off" } as const;
  const lowest = useRef<HTMLInputElement>(null);
  const highest = useRef<HTMLInputElement>(null);

  useAfterHydration(() => {
    const dragged = [Number(lowest.current?.value ?? from), Number(highest.current?.value ?? to)] as const;
    if (dragged.join() !== [from, to].join() && dragged[0] <= dragged[1]) onDrag(dragged);
  });

  return (
    <>
      <Scale>
        <Line insetInline="-2" bg="border" />
        <Line bg="fg" style={{ left: share(from), right: `calc(100% - ${share(to)})` }} />
        <Thumb
          {...scale}
          ref={lowest}
          aria-label="Lowest price"
          aria-valuetext={`£${from}`}
          value={from}
          // Where both ends meet, the one that can still move is on top.
          style={{ zIndex: from > (LEAST + MOST) / 2 ? 1 : 0 }}
          onChange={({ target }) => onDrag([Math.min(Number(target.value), to), to])}
        />
        <Thumb
          {...scale}
          ref={highest}
          aria-label="Highest price"
          aria-valuetext={to === MOST ? `£${to} and over` : `£${to}`}
          value={to}
          onChange={({ target }) => onDrag([from, Math.max(Number(target.value), from)])}
        />
      </Scale>
      <Ticks />
    </>
  );
}
