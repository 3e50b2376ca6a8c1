import { OVERLAP_MM } from "@rules/fit/overlap";
import { loadedPicture } from "../loaded-picture";
import { aboveCafe, DOOR_HEIGHT } from "../model/bounds";
import { controlOf } from "../model/control";
import { isFaceFixed, isHeldDown } from "../model/fixings";
import { inset } from "../model/measures";
import type { Picture } from "../model/subject";
import { inLight } from "../model/trial";
import { Window } from "./Window";
import { WindowBoard } from "./WindowBoard";

const SideControl = loadedPicture(async () => (await import("../controls/SideControl")).SideControl);

/** Café shutters of the ordered height, with the window that goes on above them. */
export function belowOpenWindow(Shutters: Picture): Picture {
  return (subject) => {
    const { width, height, pixel } = subject;
    const above = aboveCafe(height);
    return (
      <>
        <Window x={0} y={-above} width={width} height={above + height} pixel={pixel} />
        <WindowBoard y={height} width={width} />
        {inLight(subject, <Shutters {...subject} />)}
      </>
    );
  };
}

/** A blind with its control, and behind it the window: it fills the ordered size, or is covered by a blind outside the recess. */
export function inRecess(Blind: Picture): Picture {
  const Controlled = withControl(Blind);
  return (subject) => {
    const { width, height, pixel, chosen } = subject;
    const isOutside = chosen["fit"] === "exact";
    // On a small window it covers less of the wall.
    const margin = isOutside ? Math.min(OVERLAP_MM, width / 8, height / 8) : 0;
    return (
      <>
        <Window {...inset({ x: 0, y: 0, width, height }, margin)} pixel={pixel} />
        {!isOutside && height < DOOR_HEIGHT && chosen["ends above"] !== "the floor" && (
          <WindowBoard y={height} width={width} />
        )}
        {inLight(subject, <Controlled {...subject} />)}
      </>
    );
  };
}

/** A blind with the control at its side and the brackets that are seen, whose code is loaded where there are any. */
export function withControl(Blind: Picture): Picture {
  return (subject) => {
    const { chosen } = subject;
    const { kind = "wand" } = controlOf(chosen) ?? {};
    return (
      <>
        <Blind {...subject} />
        {(kind !== "wand" || isFaceFixed(chosen) || isHeldDown(chosen)) && <SideControl {...subject} />}
      </>
    );
  };
}
