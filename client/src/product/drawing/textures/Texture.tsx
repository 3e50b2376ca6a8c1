import { useId } from "react";
import { darker, lighter } from "../model/colour";
import type { Finish } from "../model/finish";
import { level, threads } from "./threads";
import { Weave, type TextureProps } from "./Weave";
import { WoodGrain } from "./WoodGrain";

/** Side of the tile in screen pixels; a reed is three of them high, and the stitching comes every 36. */
const TILE = 108;
const REED = { tile: TILE, step: 3, shortest: 30, longest: 96 };
const DARK = threads({ ...REED, seed: 5 }, level);
const PALE = threads({ ...REED, seed: 83 }, level);
const STITCHES = [12, 48, 84].map((x) => `M${x} 0v${TILE}`).join("");

/** Rows of split bamboo, uneven in tone and stitched with upright threads, as a paint to lay over their colour. */
function Reeds({ colour, pixel, children }: TextureProps) {
  const id = useId();
  return (
    <>
      <pattern
        id={id}
        width={TILE}
        height={TILE}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${pixel.toFixed(2)})`}
      >
        <path d={DARK} stroke={darker(colour, 0.5)} strokeWidth="1.2" opacity=".3" />
        <path d={PALE} stroke={lighter(colour, 0.6)} opacity=".4" transform="translate(0 1.5)" />
        <path d={STITCHES} stroke={darker(colour, 0.6)} strokeDasharray="2 1" opacity=".5" />
      </pattern>
      {children(`url(#${id})`)}
    </>
  );
}

interface SurfaceProps extends TextureProps {
  readonly surface: Finish["surface"];
}

/** What can be seen of a material from across the room; paint and metal are smooth. */
export function Texture({ surface, ...texture }: SurfaceProps) {
  if (surface === "weave") return <Weave {...texture} />;
  if (surface === "reed") return <Reeds {...texture} />;
  return surface === "grain" ? <WoodGrain {...texture} /> : null;
}
