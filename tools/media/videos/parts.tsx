import type { ComponentProps } from "react";
import { Dimension } from "../../../client/src/product/measuring/parts/annotations";
import { CLOTH, FRAME, INK } from "../../../client/src/product/measuring/parts/paints";
import { between } from "./timing";

type GrowingProps = ComponentProps<typeof Dimension> & { part: number };

/** A dimension line that grows from its start; its figure appears at the end. */
export function Growing({ part, from, to, figure, ...dimension }: GrowingProps) {
  if (part === 0) return null;
  const end = [between(from[0], to[0], part), between(from[1], to[1], part)] as const;
  return <Dimension {...dimension} from={from} to={end} figure={part === 1 ? figure : ""} />;
}

type RomanProps = { x: number; y: number; width: number; height: number; lowered: number };

const RAIL = 11;
const FOLDS = 6;
const FOLDED = 4;

/** A roman blind, lowered by a share of 0 to 1 of its `height`; the rest is in folds at its lower edge. */
export function Roman({ x, y, width, height, lowered }: RomanProps) {
  const fold = (height - RAIL) / FOLDS;
  const raised = Math.round((1 - lowered) * (FOLDS - 1));
  const foot = y + between(RAIL + fold, height, lowered);
  const seams = Array.from({ length: FOLDS - 1 }, (_, index) => y + RAIL + fold * (index + 1));
  return (
    <g strokeWidth="1.4">
      <rect x={x + 3} y={y + RAIL} width={width - 6} height={foot - y - RAIL} fill={CLOTH} />
      {seams
        .filter((seam) => seam < foot - raised * FOLDED - 4)
        .map((seam) => (
          <path key={seam} d={`M${x + 3} ${seam}h${width - 6}`} strokeOpacity="0.45" strokeWidth="1" />
        ))}
      {Array.from({ length: raised }, (_, index) => (
        <path key={index} d={`M${x + 3} ${foot - (index + 1) * FOLDED}h${width - 6}`} strokeWidth="1" />
      ))}
      <rect x={x} y={y} width={width} height={RAIL} fill={FRAME} />
    </g>
  );
}

/** A screw head. */
export function Screw({ x, y }: { x: number; y: number }) {
  return (
    <g strokeWidth="1.2">
      <circle cx={x} cy={y} r="3.6" fill={FRAME} />
      <path d={`M${x - 2} ${y}h4M${x} ${y - 2}v4`} />
    </g>
  );
}

type LevelProps = { x: number; y: number; upright?: boolean; settled: number };

/** A spirit level; its bubble moves to the middle as `settled` goes to 1. */
export function Level({ x, y, upright = false, settled }: LevelProps) {
  const [length, thickness] = [74, 15];
  return (
    <g transform={`translate(${x} ${y})${upright ? " rotate(90)" : ""}`} strokeWidth="1.3">
      <rect x={-length / 2} y={-thickness / 2} width={length} height={thickness} rx="2" fill="#d8b483" />
      <rect x="-13" y="-4.5" width="26" height="9" rx="4.5" fill="#f3f1d6" />
      <path d="M-5 -4.5v9M5 -4.5v9" strokeWidth="0.8" />
      <circle cx={between(-8.5, 0, settled)} r="3" fill={INK} fillOpacity="0.35" strokeWidth="0.8" />
    </g>
  );
}

/** The line for the brackets, drawn from the left by a share of 0 to 1. */
export function PencilLine({ y, from, to, part }: { y: number; from: number; to: number; part: number }) {
  return <path d={`M${from} ${y}H${between(from, to, part)}`} strokeDasharray="6 4" strokeWidth="1.3" />;
}
