import { AWNING_FRONT, belowPlan } from "../model/bounds";
import { darker, fade, SHADOW } from "../model/colour";
import { fromSide } from "../model/control";
import { path } from "../model/measures";
import type { Subject } from "../model/subject";
import { AwningStripes } from "../parts/AwningStripes";
import { CutWall } from "../parts/CutWall";
import { FrontBar, valanceOf } from "../parts/FrontBar";
import { hardwareColour } from "../parts/hardware";
import { Rail } from "../parts/Rail";

const HARDWARE = "#e9e6df";
const [CASE, BAR] = [140, 80];

/** Where the front bar begins across, and how long it is. */
const sides = (width: number) => ({ x: 30, width: width - 60 });

/** An awning from above on its cut wall, drawn out to its full projection; the dashed lines are the folding arms below the cloth. */
export function AwningPlan({ width, height: projection, colour, pixel, chosen }: Subject) {
  const metal = hardwareColour(chosen["frame colour"], HARDWARE);
  const motor = chosen["motor side"];
  const elbow = Math.min(projection * 0.5, width * 0.22);
  const arm = (side: number, sign: number) =>
    path`M${side + sign * 200} ${CASE}L${side + sign * (200 + elbow)} ${projection / 2}L${side + sign * 320} ${projection - BAR}`;
  return (
    <>
      <CutWall width={width} />
      <AwningStripes
        top={CASE / 2}
        front={projection - BAR / 2}
        left={[60, 60]}
        right={[width - 60, width - 60]}
        valance={0}
        colour={colour}
      />
      <path
        d={arm(0, 1) + arm(width, -1)}
        fill="none"
        stroke={fade(darker(SHADOW, 0.2), 0.45)}
        strokeWidth="14"
        strokeDasharray="60 36"
      />
      <Rail x={0} y={0} width={width} height={CASE} colour={metal} radius={20} />
      {motor && (
        <path
          d={path`M${fromSide(motor === "right" ? "right" : "left", 60, width)} ${CASE / 2}h.1`}
          stroke="#7fb08a"
          strokeWidth={Math.max(9, pixel * 6)}
          strokeLinecap="round"
        />
      )}
      <FrontBar {...{ chosen, pixel }} {...sides(width)} y={projection - BAR} height={BAR} colour={metal} />
      <Front {...{ width, colour, metal, chosen, pixel }} top={belowPlan(width, projection)} />
    </>
  );
}

interface FrontProps extends Pick<Subject, "width" | "colour" | "chosen" | "pixel"> {
  readonly metal: string;
  /** Where it begins, in millimetres down. */
  readonly top: number;
}

/** The front of an awning with a valance below its view from above, as on a builder's drawing: only there a valance shows. */
function Front({ width, colour, metal, chosen, pixel, top }: FrontProps) {
  const { bar } = AWNING_FRONT;
  const { x, width: across } = sides(width);
  const middle = top + bar / 2;
  const strip = valanceOf(chosen);
  if (strip.valance === 0) return null;
  return (
    <>
      <AwningStripes
        top={middle}
        front={middle}
        left={[x + 30, x + 30]}
        right={[x + across - 30, x + across - 30]}
        {...strip}
        colour={colour}
      />
      <FrontBar {...{ chosen, pixel, x }} y={top} width={across} height={bar} colour={metal} />
    </>
  );
}
