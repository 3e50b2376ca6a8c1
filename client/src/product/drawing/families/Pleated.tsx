import { daylight, shadow } from "../model/colour";
import { clamp } from "../model/measures";
import type { Subject } from "../model/subject";
import { hardwareColour } from "../parts/hardware";
import { PleatedCloth } from "../parts/PleatedCloth";
import { Rail, WHITE_HARDWARE } from "../parts/Rail";
import { Shadow } from "../parts/shades";

const [PLEAT, CELL] = [22, 34];
const RAIL = 22;

/** A pleated blind, or a cellular one, whose pleats are pairs that hold air. */
export function Pleated({ variant, width, height, colour, finish, open, pixel, chosen }: Subject) {
  const pleat = variant === "cellular" ? CELL : PLEAT;
  const head = clamp(height * 0.03, 16, 26);
  const drop = Math.max(30, (height - head - RAIL) * (1 - open));
  const metal = hardwareColour(chosen["rail"], WHITE_HARDWARE);
  const cloth = { x: 5, y: head, width: width - 10, height: drop };
  return (
    <>
      <PleatedCloth {...cloth} pleat={pleat} colour={colour} finish={finish} pixel={pixel} />
      <Shadow x={0} y={head} width={width} height={40} />
      {open > 0.03 && <Shadow x={cloth.x} y={head + drop + RAIL} width={cloth.width} height={34} depth={0.22} />}
      <Rail x={2} y={head + drop} width={width - 4} height={RAIL} colour={metal} />
      <Rail x={0} y={0} width={width} height={head} colour={metal} />
      <rect
        x={width / 2 - 34}
        y={head + drop + 5}
        width="68"
        height="11"
        rx="5"
        fill={daylight(0.9)}
        stroke={shadow(0.35)}
      />
    </>
  );
}
