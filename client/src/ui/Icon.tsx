import { chakra } from "./theme/chakra";

const Svg = chakra("svg", {
  base: { flex: "none", stroke: "currentColor", strokeLinecap: "round", strokeLinejoin: "round" },
  variants: {
    size: { xs: { boxSize: "4" }, s: { boxSize: "4.5" }, m: { boxSize: "5" }, l: { boxSize: "6" } },
    filled: { true: { fill: "currentColor" }, false: { fill: "none" } },
  },
  defaultVariants: { size: "l", filled: false },
});

export type IconProps = {
  /** 16, 18, 20 or 24 px; 24 by default. */
  size?: "xs" | "s" | "m" | "l";
  filled?: boolean;
};

/** A 24 × 24 line icon of path data, beside text or inside a labelled button; always hidden from screen readers. */
export function Icon({ size, filled, d }: IconProps & { d: string }) {
  return (
    <Svg viewBox="0 0 24 24" strokeWidth={size === "xs" ? 2 : 1.5} aria-hidden size={size} filled={filled}>
      <path d={d} />
    </Svg>
  );
}
