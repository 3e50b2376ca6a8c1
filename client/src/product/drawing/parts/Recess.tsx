import { aboveCafe, DOOR_HEIGHT } from "../model/bounds";
import type { Picture } from "../model/subject";
import { Window } from "./Window";
import { WindowBoard } from "./WindowBoard";

/** Café shutters of the ordered height, with the window that goes on above them. */
export function belowOpenWindow(Shutters: Picture): Picture {
  return (subject) => {
    const { width, height, pixel } = subject;
    const above = aboveCafe(height);
    return (
      <>
        <Window x={0} y={-above} width={width} height={above + height} pixel={pixel} />
        <WindowBoard y={height} width={width} />
        <Shutters {...subject} />
      </>
    );
  };
}

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
