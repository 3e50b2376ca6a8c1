import { controlOf, fromSide } from "../model/control";
import { clamp, path } from "../model/measures";
import type { Subject } from "../model/subject";
import { Fixings } from "./Fixings";
import { hangingLength } from "./hanging-length";

interface HangingProps {
  /** Its middle and its end below the top of the blind, in millimetres. */
  readonly x: number;
  readonly end: number;
}

/** Where chains and cords leave their brackets, in millimetres. */
const TOP = 24;
/** Half the width of a loop of chain. */
const LOOP = 11;

/** A loop of beads, held taut by its device on the wall. */
function Chain({ x, end }: HangingProps) {
  const loop = path`M${x - LOOP} ${TOP}V${end - LOOP}a${LOOP} ${LOOP} 0 0 0 ${2 * LOOP} 0V${TOP}`;
  return (
    <g fill="none" strokeLinecap="round">
      <path d={loop} stroke="#6f6a60" strokeWidth="5" />
      <path d={loop} stroke="#fdfcfa" strokeWidth="8" strokeDasharray="0 11" />
      <path d={path`M${x} ${end - 40}v34`} stroke="#fdfcfa" strokeWidth="34" strokeLinecap="butt" />
      <path d={path`M${x - 17} ${end - 42}h34v38h-34z`} stroke="#6f6a60" strokeWidth="4" />
    </g>
  );
}

/** A cord with the acorn at its end. */
function Cord({ x, end }: HangingProps) {
  return (
    <g strokeLinecap="round">
      <path d={path`M${x} ${TOP}V${end}`} stroke="#6f6a60" strokeWidth="8" />
      <path d={path`M${x} ${TOP}V${end}`} stroke="#fdfcfa" strokeWidth="4" />
      <path d={path`M${x} ${end - 36}v28`} stroke="#6f6a60" strokeWidth="26" />
      <path d={path`M${x} ${end - 36}v28`} stroke="#e8e2d6" strokeWidth="19" />
    </g>
  );
}

/** A rod with its bend and handle. */
function Crank({ x, end }: HangingProps) {
  return (
    <path
      d={path`M${x} ${TOP}V${end - 160}h46v120`}
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
function Control({ chosen, width, height, pixel }: Subject) {
  const control = controlOf(chosen);
  if (!control) return null;
  const x = fromSide(control.side, Math.min(30, width * 0.05), width);
  switch (control.kind) {
    case "chain":
      return <Chain x={x} end={hangingLength(chosen, height)} />;
    case "cord":
      return <Cord x={x} end={hangingLength(chosen, height)} />;
    case "crank":
      return <Crank x={x} end={clamp(height * 0.6, 300, 1400)} />;
    case "motor":
      // The light of the motor, of a size that is seen.
      return <path d={path`M${x} 24h.1`} stroke="#7fb08a" strokeWidth={Math.max(9, pixel * 6)} strokeLinecap="round" />;
    case "wand":
      return null;
  }
}
