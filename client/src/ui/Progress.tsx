import { chakra } from "./theme/chakra";

type ProgressProps = {
  /** How much is done, from 0 to `of`. */
  value: number;
  of: number;
  /** Accessible name, as "£461.84 of £499". */
  label: string;
};

const Scale = chakra("div", {
  base: {
    position: "relative",
    h: "13px",
    forcedColorAdjust: "none",
    // Ten ticks below the bar, like a ruler's.
    background:
      "repeating-linear-gradient(90deg, {colors.border.control} 0 1px, transparent 1px 10%) 0 100% / 100% 5px no-repeat, linear-gradient({colors.border.control}, {colors.border.control}) 100% 100% / 1px 5px no-repeat",
  },
});
const Bar = chakra("span", {
  base: { display: "block", position: "absolute", top: "0", left: "0", h: "5px", borderRadius: "3px" },
});

/** A progress bar with ticks like a ruler's. */
export function Progress({ value, of, label }: ProgressProps) {
  const share = of > 0 ? Math.min(1, Math.max(0, value / of)) : 1;
  return (
    <Scale role="img" aria-label={label}>
      <Bar w="full" bg="border" />
      <Bar bg="success.fg" style={{ width: `${share * 100}%` }} />
    </Scale>
  );
}
