import { PAPER } from "./paints";

type Point = readonly [x: number, y: number];

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

type PointerProps = Omit<LabelProps, "bold"> & {
  /** Where the line from the words ends. */
  to: Point;
};

/** Words that name a part of the drawing, with a line to it. */
export function Pointer({ to, ...label }: PointerProps) {
  return (
    <g>
      <path d={`M${label.x} ${label.y}L${to[0]} ${to[1]}`} strokeWidth="0.9" />
      <circle cx={to[0]} cy={to[1]} r="2.4" fill="currentColor" stroke="none" />
      <Label anchor="start" {...label} />
    </g>
  );
}

type DimensionProps = {
  /** Both ends lie on one level, or one above the other. */
  from: Point;
  to: Point;
  figure: string;
  /** Where the figure stands: on the line, or beside it. */
  side?: "on" | "left" | "right" | "above" | "below";
  /** How far along the line it stands, from 0 to 1. */
  at?: number;
  /** The figure that counts. */
  strong?: boolean;
  ground?: string;
};

const TICK = 5;
/** From the line to the middle of letters above it, and to the edge of letters beside it. */
const [LIFT, GAP] = [13, 9];

const PLACES = {
  on: { dx: 0, dy: 0, anchor: "middle" },
  left: { dx: -GAP, dy: 0, anchor: "end" },
  right: { dx: GAP, dy: 0, anchor: "start" },
  above: { dx: 0, dy: -LIFT, anchor: "middle" },
  below: { dx: 0, dy: LIFT, anchor: "middle" },
} as const;

/** A hairline with two end ticks and its figure: the dimension line of a working drawing. */
export function Dimension({ from, to, figure, side = "on", at = 0.5, strong = false, ground }: DimensionProps) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const tick = y1 === y2 ? `v${TICK * 2}` : `h${TICK * 2}`;
  const start = y1 === y2 ? [x1, y1 - TICK, x2, y2 - TICK] : [x1 - TICK, y1, x2 - TICK, y2];
  const { dx, dy, anchor } = PLACES[side];
  return (
    <g>
      <path
        d={`M${x1} ${y1}L${x2} ${y2}M${start[0]} ${start[1]}${tick}M${start[2]} ${start[3]}${tick}`}
        strokeWidth={strong ? 2 : 1.2}
      />
      <Label
        x={x1 + (x2 - x1) * at + dx}
        y={y1 + (y2 - y1) * at + dy}
        anchor={anchor}
        bold={strong}
        ground={ground}
        text={figure}
      />
    </g>
  );
}
