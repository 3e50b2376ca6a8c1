import { darker, fade } from "../model/colour";
import { path, tenth } from "../model/measures";
import type { HeadingProps } from "./heading";
import { Pole } from "./Pole";

/** The middle of the pole and the seam of its pocket below the top of the cloth, in millimetres. */
const [POLE, SEAM] = [52, 78];

/** A pocket of cloth gathered onto a pole, which shows beside the curtains only. */
export function RodPocket({ width, panel, starts, folds, colour }: HeadingProps) {
  return (
    <>
      <Pole width={width} y={POLE} />
      <path d={starts.map((x) => path`M${x} ${POLE}h${panel}`).join("")} stroke={colour} strokeWidth="46" />
      <path
        d={starts.map((x) => path`M${x} ${SEAM}h${panel}M${x} ${POLE}h${panel}`).join("")}
        stroke={fade(darker(colour, 0.7), 0.4)}
        strokeWidth="30"
        strokeDasharray={`4 ${tenth(panel / folds / 3)}`}
      />
    </>
  );
}
