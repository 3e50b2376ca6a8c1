import { controlOf, controlPlace, CONTROL_TOP as TOP } from "../model/control";
import { path } from "../model/measures";
import type { Subject } from "../model/subject";
import { hangingLength } from "./hanging-length";

interface HangingProps {
  /** Its middle and its end below the top of the blind, in millimetres. */
  readonly x: number;
  readonly end: number;
}

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

/** What hangs at the side of a blind and can form a loop, as long as the rules of child safety let it be. */
export function Hanging({ chosen, width, height }: Subject) {
  const control = controlOf(chosen);
  if (!control) return null;
  const Part = control.kind === "chain" ? Chain : Cord;
  return <Part x={controlPlace(control.side, width)} end={hangingLength(chosen, height)} />;
}
