import { DOOR_HEIGHT } from "../model/bounds";
import { Window } from "./Window";
import { WindowBoard } from "./WindowBoard";

interface RecessProps {
  readonly width: number;
  readonly height: number;
  readonly pixel: number;
}

/** The window that a blind is made for: it fills the ordered size. */
export function Recess({ width, height, pixel }: RecessProps) {
  return (
    <>
      <Window x={0} y={0} width={width} height={height} pixel={pixel} />
      {height < DOOR_HEIGHT && <WindowBoard y={height} width={width} />}
    </>
  );
}
