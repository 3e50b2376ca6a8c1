import { darker, daylight, fade, shadow } from "../model/colour";
import { path, tenth } from "../model/measures";
import { Ripple } from "../parts/shades";
import { Hanger } from "./Hanger";
import type { HeadingProps } from "./heading";

/** Height of the usual heading tape, and pleats to a fold. */
const [TAPE, PLEATS] = [75, 4];

/** Cloth gathered by its tape into narrow pleats, on the rings of a pole or the gliders of a track. */
export function PencilPleat({ width, top, panel, starts, folds, colour, tape = TAPE, ...hung }: HeadingProps) {
  const { onTrack = false, standing } = hung;
  const crease = fade(darker(colour, 0.7), 0.4);
  return (
    <>
      {starts.map((x) => (
        <Ripple
          key={x}
          x={x}
          y={top}
          width={panel}
          height={tape}
          across
          period={panel / folds / PLEATS}
          stops={[crease, [0.5, daylight(0.22)], crease]}
        />
      ))}
      {!onTrack && !standing && (
        <path
          d={starts.map((x) => path`M${x + 14} ${top - 6}h${panel - 20}`).join("")}
          stroke={shadow(0.7)}
          strokeWidth="16"
          strokeLinecap="round"
          strokeDasharray={`0 ${tenth((panel - 28) / folds)}`}
        />
      )}
      {!standing && <Hanger width={width} onTrack={onTrack} />}
    </>
  );
}
