import { FRAME, GLASS } from "./paints";

type CasementProps = { x: number; y: number; width: number; height: number; hasBoard?: boolean };

const BAR = 7;

/** A window of two sashes, seen from the room, with its window board below. */
export function Casement({ x, y, width, height, hasBoard = true }: CasementProps) {
  const pane = { y: y + BAR, width: width / 2 - BAR * 1.5, height: height - BAR * 2, fill: GLASS };
  return (
    <g strokeWidth="1">
      <rect {...{ x, y, width, height }} fill={FRAME} strokeWidth="1.4" />
      <rect {...pane} x={x + BAR} />
      <rect {...pane} x={x + width / 2 + BAR / 2} />
      {hasBoard && <rect x={x - 14} y={y + height} width={width + 28} height="9" fill={FRAME} strokeWidth="1.4" />}
    </g>
  );
}
