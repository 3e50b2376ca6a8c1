import { DOOR_HEIGHT } from "../model/bounds";
import type { Picture } from "../model/subject";
import { Window } from "./Window";
import { WindowBoard } from "./WindowBoard";

/** A blind with the window behind it that it is made for, which fills the ordered size. */
export function inRecess(Blind: Picture): Picture {
  return (subject) => {
    const { width, height, pixel } = subject;
    return (
      <>
        <Window x={0} y={0} width={width} height={height} pixel={pixel} />
        {height < DOOR_HEIGHT && <WindowBoard y={height} width={width} />}
        <Blind {...subject} />
      </>
    );
  };
}
