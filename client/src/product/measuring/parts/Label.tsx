import { PAPER } from "./paints";

type LabelProps = {
  x: number;
  /** Middle of the letters. */
  y: number;
  anchor?: "start" | "middle" | "end";
  bold?: boolean;
  /** What the letters stand on; paper by default. */
  ground?: string;
  text: string;
};

/** Words in a drawing, on a halo of their ground. */
export function Label({ x, y, anchor = "middle", bold = false, ground = PAPER, text }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      // A style and no attributes, which the page's own rules for text would win over.
      style={{ fontSize: "14px", fontWeight: bold ? 600 : 400, fontVariantNumeric: "tabular-nums" }}
      textAnchor={anchor}
      dominantBaseline="central"
      fill="currentColor"
      stroke={ground}
      strokeWidth="5"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {text}
    </text>
  );
}
