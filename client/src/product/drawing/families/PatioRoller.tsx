import { VERANDA } from "../model/bounds";
import { darker } from "../model/colour";
import { clamp, path } from "../model/measures";
import type { Subject } from "../model/subject";
import { Cloth } from "../parts/Cloth";
import { hardwareColour } from "../parts/hardware";
import { Rail } from "../parts/Rail";
import { ScreenCloth } from "../parts/ScreenCloth";
import { Shadow } from "../parts/shades";

const TIMBER = { colour: "#a98a66", finish: { surface: "grain", glow: 0 } } as const;
const BAR = 34;

/** A patio roller between the posts of a veranda; straps hold its foot in the wind. */
export function PatioRoller({ width, height, colour, finish, open, pixel, chosen }: Subject) {
  const head = clamp(height * 0.05, 50, 110);
  const drop = Math.max(60, (height - head - BAR) * (1 - open));
  const cloth = { x: 20, y: head, width: width - 40, height: drop };
  const foot = head + drop + BAR;
  return (
    <>
      {finish.glow > 0.2 || finish.surface !== "weave" ? (
        <ScreenCloth {...cloth} colour={colour} pixel={pixel} />
      ) : (
        <Cloth {...cloth} colour={colour} finish={finish} pixel={pixel} />
      )}
      <Shadow {...cloth} height={60} />
      <path
        d={[0.08, 0.92].map((place) => path`M${width * place} ${foot}V${height}`).join("")}
        stroke="#5b554b"
        strokeWidth="14"
      />
      <Rail {...cloth} y={head + drop} height={BAR} colour={darker(colour, 0.15)} radius={8} />
      <Rail
        x={10}
        y={6}
        width={width - 20}
        height={head}
        colour={hardwareColour(chosen["frame colour"], colour)}
        radius={head / 3}
      />
      {[-VERANDA.post, width].map((x) => (
        <Rail key={x} {...TIMBER} x={x} y={0} width={VERANDA.post} height={height} radius={0} upright />
      ))}
      <Rail
        {...TIMBER}
        x={-VERANDA.post - 60}
        y={-VERANDA.beam}
        width={width + 2 * VERANDA.post + 120}
        height={VERANDA.beam + 6}
      />
    </>
  );
}
