import { loadedPicture } from "../loaded-picture";
import { CONTROL_TOP, controlOf, controlPlace } from "../model/control";
import { clamp, path } from "../model/measures";
import type { Subject } from "../model/subject";
import { Fixings } from "./Fixings";

/** Only chains and cords need the rules of child safety, which say how long they are. */
const Hanging = loadedPicture(async () => (await import("./Hanging")).Hanging);

/** A rod with its bend and handle. */
function Crank({ x, end }: { readonly x: number; readonly end: number }) {
  return (
    <path
      d={path`M${x} ${CONTROL_TOP}V${end - 160}h46v120`}
      fill="none"
      stroke="#8b8f8e"
      strokeWidth="14"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** What is added to a blind: its control at one end, and the brackets that are seen. */
export const SideControl = (subject: Subject) => (
  <>
    <Control {...subject} />
    <Fixings {...subject} />
  </>
);

/** A wand is drawn with the slats or vanes that it turns. */
function Control(subject: Subject) {
  const { chosen, width, height, pixel } = subject;
  const control = controlOf(chosen);
  if (!control) return null;
  const x = controlPlace(control.side, width);
  switch (control.kind) {
    case "chain":
    case "cord":
      return <Hanging {...subject} />;
    case "crank":
      return <Crank x={x} end={clamp(height * 0.6, 300, 1400)} />;
    case "motor":
      // The light of the motor, of a size that is seen.
      return (
        <path
          d={path`M${x} ${CONTROL_TOP}h.1`}
          stroke="#7fb08a"
          strokeWidth={Math.max(9, pixel * 6)}
          strokeLinecap="round"
        />
      );
    case "wand":
      return null;
  }
}
