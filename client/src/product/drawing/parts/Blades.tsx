import { useId } from "react";
import { darker, lighter } from "../model/colour";
import type { Finish } from "../model/finish";
import { path, tenth, thousandth, type Box } from "../model/measures";
import { WoodGrain } from "../textures/WoodGrain";
import { RepeatedGradient } from "./shades";

interface BladesProps {
  /** The boxes that the blades fill, all of one size. */
  readonly fields: readonly Box[];
  readonly count: number;
  /** Share of each pitch that the tilted blade covers, 0 to 1. */
  readonly cover: number;
  readonly colour: string;
  readonly finish: Finish;
  /** Vanes stand side by side; slats and louvres lie one above the other. */
  readonly upright?: boolean;
  /** Bands of cloth: flat, without the hard edge of a slat. */
  readonly soft?: boolean;
}

/** A place across one blade, from 0 to 1, and its colour. */
type Tone = readonly [place: number, colour: string];

function bandStops(colour: string): Tone[] {
  return [
    [0, darker(colour, 0.12)],
    [0.15, colour],
    [0.85, lighter(colour, 0.06)],
    [1, darker(colour, 0.1)],
  ];
}

function slatStops(colour: string, { surface }: Finish): Tone[] {
  const light = surface === "metal" ? 0.55 : 0.34;
  return [
    [0, lighter(colour, light * 0.6)],
    [0.14, lighter(colour, light)],
    [0.45, lighter(colour, 0.04)],
    [0.8, darker(colour, 0.2)],
    [1, darker(colour, 0.42)],
  ];
}

/**
 * Slats, louvres or vanes. They are the dashes of one broad stroke for each field, so that a hundred of them cost no more
 * than one, and their edges stay smooth.
 */
export function Blades({ fields, count, cover, colour, finish, upright = false, soft = false }: BladesProps) {
  const id = useId();
  const [field] = fields;
  if (!field || count < 1) return null;
  const pitch = (upright ? field.width : field.height) / count;
  const tones = soft ? bandStops(colour) : slatStops(colour, finish);
  const strokes = fields
    .map(({ x, y, width, height }) =>
      upright ? path`M${x} ${y + height / 2}h${width}` : path`M${x + width / 2} ${y}v${height}`,
    )
    .join("");
  const stroke = {
    d: strokes,
    fill: "none",
    strokeWidth: tenth(upright ? field.height : field.width),
    strokeDasharray: `${thousandth(pitch * cover)} ${thousandth(pitch * (1 - cover))}`,
  };
  return (
    <>
      <RepeatedGradient
        id={id}
        x={field.x}
        y={field.y}
        period={pitch}
        across={upright}
        stops={tones.map(([place, tone]) => [place * cover, tone])}
      />
      <path {...stroke} stroke={`url(#${id})`} />
      {finish.surface === "grain" && (
        <WoodGrain colour={colour}>{(grain) => <path {...stroke} stroke={grain} />}</WoodGrain>
      )}
    </>
  );
}
