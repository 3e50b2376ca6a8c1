import { BOARD } from "../model/bounds";
import { path } from "../model/measures";
import { Shadow } from "./shades";

interface WindowBoardProps {
  /** Where the recess ends, and how wide it is, in millimetres. */
  readonly y: number;
  readonly width: number;
}

/** The inner sill and the shadow it throws on the wall. */
export function WindowBoard({ y, width }: WindowBoardProps) {
  const [left, length] = [-BOARD.overhang, width + 2 * BOARD.overhang];
  return (
    <>
      <Shadow x={left + 12} y={y + 26} width={length - 24} height={52} depth={0.26} />
      <path d={path`M${left} ${y}h${length}v26h${-length}z`} fill="#faf8f4" />
      <path d={path`M${left} ${y + 20}h${length}v6h${-length}z`} fill="#d8d2c7" />
    </>
  );
}
