import { BOARD } from "../model/bounds";
import { tenth } from "../model/measures";
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
      <path d={`M${left} ${tenth(y)}h${tenth(length)}v26h${tenth(-length)}z`} fill="#faf8f4" />
      <path d={`M${left} ${tenth(y + 20)}h${tenth(length)}v6h${tenth(-length)}z`} fill="#d8d2c7" />
    </>
  );
}
