import { clamp } from "../model/measures";
import type { Subject } from "../model/subject";
import { ExteriorGlazing } from "../parts/ExteriorGlazing";
import { hardwareColour } from "../parts/hardware";
import { Rail } from "../parts/Rail";
import { ScreenCloth } from "../parts/ScreenCloth";
import { Shadow } from "../parts/shades";

const HARDWARE = "#5a5f60";
const [GUIDE, BAR] = [42, 40];

/** A zip screen in its reveal: cassette, side guides that hold the cloth, and a heavy foot bar. */
export function ZipScreen({ width, height, colour, open, pixel, chosen }: Subject) {
  const metal = hardwareColour(chosen["frame colour"], HARDWARE);
  const head = clamp(height * 0.07, 60, 120);
  const drop = Math.max(60, (height - head - BAR) * (1 - open));
  const cloth = { x: GUIDE, y: head, width: width - 2 * GUIDE, height: drop };
  return (
    <>
      <ExteriorGlazing x={0} y={0} width={width} height={height} pixel={pixel} />
      <ScreenCloth {...cloth} colour={colour} pixel={pixel} openness={chosen["openness"]} />
      <Shadow {...cloth} y={head + drop + BAR} height={90} depth={0.34} />
      <Shadow {...cloth} height={60} />
      <Rail {...cloth} y={head + drop} height={BAR} colour={metal} radius={4} />
      <Rail x={0} y={0} width={GUIDE} height={height} colour={metal} radius={2} upright />
      <Rail x={width - GUIDE} y={0} width={GUIDE} height={height} colour={metal} radius={2} upright />
      <Rail x={0} y={0} width={width} height={head} colour={metal} radius={8} />
    </>
  );
}
