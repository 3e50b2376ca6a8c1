import { useId, type ReactNode } from "react";
import { lightness } from "../model/colour";
import { level, threads, upright } from "./threads";

/** Side of the tile, in screen pixels. */
const TILE = 66;
const YARN = { tile: TILE, step: 3, shortest: 14, longest: 64, stray: 1 };
const SHADED = threads({ ...YARN, seed: 11 }, level);
const LIT = threads({ ...YARN, seed: 29 }, level);
const WARP = threads({ ...YARN, step: 6, longest: 40, stray: 4, seed: 47 }, upright);

export interface TextureProps {
  readonly colour: string;
  /** Millimetres that a screen pixel covers. */
  readonly pixel: number;
  /** Draws with the paint it is given. */
  readonly children: (paint: string) => ReactNode;
}

/** The threads of woven cloth as a paint to lay over its colour. */
export function Weave({ colour, pixel, children }: TextureProps) {
  const id = useId();
  const dark = lightness(colour) < 0.3;
  return (
    <>
      <pattern
        id={id}
        width={TILE}
        height={TILE}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${pixel.toFixed(2)})`}
      >
        <path d={SHADED} stroke="#20180f" strokeWidth=".9" opacity={dark ? 0.17 : 0.06} />
        <path d={LIT} stroke="#fff" strokeWidth=".7" opacity={dark ? 0.05 : 0.16} />
        <path d={WARP} stroke="#20180f" strokeWidth=".6" opacity={dark ? 0.13 : 0.05} />
      </pattern>
      {children(`url(#${id})`)}
    </>
  );
}
