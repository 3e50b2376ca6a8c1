import { path, tenth } from "../model/measures";

interface DimensionProps {
  /** From 0 to this many millimetres, along the width or down the drop. */
  readonly length: number;
  /** The edge of the picture that it runs along: the upper one, or the right one when upright. */
  readonly edge: number;
  /** Where the product itself ends on that side; dashed lines lead from there to the ticks. */
  readonly from: number;
  readonly figure: string;
  readonly pixel: number;
  readonly upright?: boolean;
}

/** Screen pixels on the sheet at its usual size. */
const [GAP, TICK, HALO] = [40, 11, 10];
/** Below this length the figure stands beside its line, as it would cover it. */
const SHORTEST_BROKEN = 150;
/** Size of the figure on the usual sheet, and on a phone, where the sheet is about half as wide. */
const [FIGURE, PHONE_FIGURE] = [17, 28];

/** Makes a line across one that runs down. */
const SWAPPED = "matrix(0 1 1 0 0 0)";

/** The figure grows as the screen shrinks: 17 px on a desk, 15 on a phone, never under 12. */
function figureSize(pixel: number): string {
  const [least, most] = [FIGURE * pixel, PHONE_FIGURE * pixel];
  // A straight line from a viewport of 390 px to one of 1120 px.
  const slope = (most - least) / (1120 - 390);
  return `clamp(${tenth(least)}px, ${tenth(most + 390 * slope)}px - ${tenth(slope * 100)}vw, ${tenth(most)}px)`;
}

/** A hairline with two end ticks, and its figure on a halo of paper. */
export function Dimension({ length, edge, from, figure, pixel, upright = false }: DimensionProps) {
  const outward = upright ? pixel : -pixel;
  const line = edge + GAP * outward;
  const [tick, start] = [TICK * pixel, from + 6 * outward];
  const beside = length < SHORTEST_BROKEN * pixel ? line + (upright ? 26 : -24) * pixel : line;
  return (
    <g stroke="currentColor" fill="none">
      <g transform={upright ? SWAPPED : undefined}>
        <path
          d={path`M0 ${start}V${line}M${length} ${start}V${line}`}
          strokeWidth={tenth(pixel)}
          strokeDasharray={`${tenth(3 * pixel)} ${tenth(4 * pixel)}`}
          opacity=".5"
        />
        <path
          d={path`M0 ${line}H${length}m0 ${-tick}v${2 * tick}M0 ${line - tick}v${2 * tick}`}
          strokeWidth={tenth(1.4 * pixel)}
        />
      </g>
      <text
        transform={upright ? `translate(${tenth(beside)} ${tenth(length / 2)}) rotate(-90)` : undefined}
        x={upright ? undefined : tenth(length / 2)}
        y={upright ? undefined : tenth(beside)}
        // A style and no attributes, which the page's own rules for text would win over.
        style={{ fontSize: figureSize(pixel), fontWeight: 600 }}
        textAnchor="middle"
        dominantBaseline="central"
        fill="currentColor"
        stroke="#f4efe6"
        strokeWidth={tenth(HALO * pixel)}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {figure}
      </text>
    </g>
  );
}
