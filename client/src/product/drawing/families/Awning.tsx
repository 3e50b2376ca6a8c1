import { useId } from "react";
import { AWNING_FRONT, awningFlare, bracketHeight } from "../model/bounds";
import { shadow } from "../model/colour";
import { clamp, path, tenth } from "../model/measures";
import type { Subject } from "../model/subject";
import { AwningStripes } from "../parts/AwningStripes";
import { ExteriorGlazing } from "../parts/ExteriorGlazing";
import { FrontBar, valanceOf } from "../parts/FrontBar";
import { hardwareColour } from "../parts/hardware";
import { Rail } from "../parts/Rail";
import { Stops } from "../parts/shades";

const HARDWARE = "#e9e6df";
const DOOR = 2100;
const CASE = 130;

/** An awning over a terrace door, seen from the garden; `height` is its projection. */
export function Awning({ width, height: projection, colour, open, pixel, chosen }: Subject) {
  const metal = hardwareColour(chosen["frame colour"], HARDWARE);
  const { bar } = AWNING_FRONT;
  const strip = valanceOf(chosen);
  const shade = useId();
  const ground = bracketHeight(projection);
  const reach = (1 - open) * projection;
  const fall = reach * 0.17 + 60;
  const flare = awningFlare(reach);
  const door = clamp(width * 0.62, 900, 3000);
  const front = CASE + fall;
  const across = width * 0.62;
  return (
    <>
      <ExteriorGlazing x={(width - door) / 2} y={ground - DOOR} width={door} height={DOOR - 20} pixel={pixel} />
      {/* The shade on the wall has no edge, as the sun is never a point. */}
      <radialGradient id={shade} cy={0} gradientTransform="scale(1 2)">
        <Stops stops={[shadow(0.46), [0.6, shadow(0.24)], shadow(0)]} />
      </radialGradient>
      <path
        d={path`M${width / 2 - across} ${front + strip.valance / 2}a${across} ${ground * 0.42} 0 0 0 ${2 * across} 0z`}
        fill={`url(#${shade})`}
      />
      <AwningStripes
        top={CASE - 20}
        front={front}
        left={[40, -flare]}
        right={[width - 40, width + flare]}
        {...strip}
        colour={colour}
      />
      <FrontBar
        {...{ chosen, pixel }}
        x={tenth(-flare - 20)}
        y={front - bar / 2}
        width={width + 2 * flare + 40}
        height={bar}
        colour={metal}
      />
      <Rail x={0} y={0} width={width} height={CASE} colour={metal} radius={30} />
    </>
  );
}
