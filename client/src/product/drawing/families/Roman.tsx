import { useId } from "react";
import { darker, fade, lighter, shadow } from "../model/colour";
import { clamp, path } from "../model/measures";
import { foldCount } from "../model/roman-folds";
import type { Subject } from "../model/subject";
import { Cloth } from "../parts/Cloth";
import { Grip } from "../parts/Grip";
import { Filled, Ripple, Shadow, Stops } from "../parts/shades";
import { Texture } from "../textures/Texture";

interface RomanFoldProps {
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far the cloth hangs through in the middle, in millimetres. */
  readonly sag: number;
  readonly colour: string;
}

/** One raised fold: a soft roll of cloth that sags a little between its cords. */
function RomanFold({ y, width, height, sag, colour }: RomanFoldProps) {
  const id = useId();
  const foot = y + height;
  return (
    <>
      <linearGradient id={id} x2={0} y2={1}>
        <Stops
          stops={[
            darker(colour, 0.42),
            [0.12, darker(colour, 0.2)],
            [0.45, lighter(colour, 0.14)],
            [0.78, darker(colour, 0.04)],
            darker(colour, 0.34),
          ]}
        />
      </linearGradient>
      <path d={path`M0 ${y}H${width}V${foot}Q${width / 2} ${foot + 2 * sag} 0 ${foot}z`} fill={`url(#${id})`} />
    </>
  );
}

/** A raised fold shows about this share of its cloth above the next one. */
const FOLD_SHOWS = 0.24;

/** A roman blind: cloth or split bamboo that rises in level folds. */
export function Roman({ variant, width, height, colour, finish, open, pixel, chosen }: Subject) {
  const folds = foldCount(height);
  const section = height / (folds + 0.5);
  const raised = Math.round(open * folds);
  const foldHeight = section * FOLD_SHOWS;
  const flat = height - raised * section - (raised ? 0 : height * 0.02);
  const cloth = { x: 0, y: 0, width, height: flat };
  const sag = clamp(width * 0.008, 4, 22);
  const surface = variant === "bamboo" ? "reed" : finish.surface;
  return (
    <>
      <Shadow x={6} y={flat + raised * foldHeight} width={width - 12} height={70} depth={0.3} />
      <Cloth {...cloth} colour={colour} finish={{ ...finish, surface }} pixel={pixel} />
      <Ripple
        {...cloth}
        period={section}
        stops={[
          fade("#fff6e0", 0.16),
          [0.06, fade("#fff6e0", 0.04)],
          [0.7, shadow(0)],
          [0.94, shadow(0.12)],
          [0.985, shadow(0.3)],
          shadow(0.42),
        ]}
      />
      {Array.from({ length: raised }, (_, index) => (
        <RomanFold
          key={index}
          y={flat + (raised - 1 - index) * foldHeight}
          width={width}
          height={foldHeight}
          sag={sag * (1 + (raised - 1 - index) * 0.35)}
          colour={colour}
        />
      ))}
      <Texture surface={surface} colour={colour} pixel={pixel}>
        {(texture) => <Filled x={0} y={flat} width={width} height={raised * foldHeight} paint={texture} />}
      </Texture>
      <Shadow x={0} y={0} width={width} height={26} depth={0.14} />
      {chosen["control"] === "cord-free" && <Grip x={width / 2} y={flat + raised * foldHeight + sag} />}
    </>
  );
}
