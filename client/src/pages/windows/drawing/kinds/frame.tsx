import type { WindowOpening } from "@rules/project/window-kinds";
import { boxPath, inset, path, tenth, type Box } from "../../../../product/drawing/model/measures";
import { FRAME, GLASS } from "../../../../product/measuring/parts/paints";

/** What the drawing of a kind of window takes. */
export type KindProps = {
  /** The opening, in mm. */
  readonly box: Box;
  /** Millimetres of a unit of the sheet. */
  readonly pixel: number;
  /** How what moves opens; null where it isn't known. */
  readonly opens: WindowOpening | null;
};

type PartProps = Pick<KindProps, "box" | "pixel">;

/** Thickness of a frame and of a sash, in mm. */
const [FRAME_MM, SASH_MM] = [45, 55];

/** What is inside of the outer frame. */
export const insideFrame = (box: Box): Box => inset(box, Math.min(FRAME_MM, box.width / 8, box.height / 8));

/** The outer frame of a window. */
export function OuterFrame({ box, pixel }: PartProps) {
  return <rect {...box} fill={FRAME} strokeWidth={tenth(1.4 * pixel)} />;
}

/** A part that opens, or a fixed pane: its edge and its glass. */
export function Sash({ box, pixel }: PartProps) {
  return (
    <g strokeWidth={tenth(pixel)}>
      <rect {...box} fill={FRAME} />
      <path d={boxPath(inset(box, Math.min(SASH_MM, box.width / 5, box.height / 5)))} fill={GLASS} />
    </g>
  );
}

/** A handle with its middle at a point. */
export function Handle({ x, y }: { x: number; y: number }) {
  return <rect x={tenth(x - 7)} y={tenth(y - 65)} width="14" height="130" rx="7" fill="currentColor" stroke="none" />;
}

/** The window board below a window. */
export function Board({ box: { x, y, width, height }, pixel }: PartProps) {
  return (
    <rect {...{ x: x - 50, y: y + height, width: width + 100, height: 28 }} fill={FRAME} strokeWidth={tenth(pixel)} />
  );
}

/** The floor that a door stands on. */
export function Floor({ box: { x, y, width, height }, pixel }: PartProps) {
  return <path d={path`M${x - 100} ${y + height}h${width + 200}`} strokeWidth={tenth(2.4 * pixel)} />;
}
