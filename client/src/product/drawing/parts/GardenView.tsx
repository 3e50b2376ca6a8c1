import { useId } from "react";
import { tenth, type Box } from "../model/measures";
import { Stops } from "./shades";

/** Leaves out of focus, as shares of the window: across, down, size. */
const LEAVES = [
  [0.04, 0.56, 0.2],
  [0.24, 0.62, 0.14],
  [0.47, 0.58, 0.19],
  [0.72, 0.64, 0.13],
  [0.94, 0.53, 0.21],
] as const;

interface GardenViewProps extends Box {
  /** Path data of the panes through which it is seen. */
  readonly panes: string;
}

/** Sky, hedge and lawn, out of focus. Soft gradients in place of a blur filter, which would slow the page down. */
export function GardenView({ x, y, width, height, panes }: GardenViewProps) {
  const id = useId();
  const [land, leaf, clip] = [`${id}a`, `${id}b`, `${id}c`];
  return (
    <>
      <linearGradient id={land} x2={0} y2={1}>
        <Stops
          stops={[
            "#e8f1f4",
            [0.44, "#f5f6ee"],
            [0.6, "#c3d3a8"],
            [0.72, "#a9c088"],
            [0.8, "#adc38c"],
            [0.85, "#c8d7a8"],
            "#b9cb95",
          ]}
        />
      </linearGradient>
      <radialGradient id={leaf}>
        <Stops stops={["#8fab6cd9", [0.5, "#9fb87cb3"], "#b5c99400"]} />
      </radialGradient>
      <clipPath id={clip}>
        <path d={panes} />
      </clipPath>
      <path d={panes} fill={`url(#${land})`} />
      <g clipPath={`url(#${clip})`} fill={`url(#${leaf})`}>
        {LEAVES.map(([across, down, size]) => (
          <ellipse
            key={across}
            cx={tenth(x + width * across)}
            cy={tenth(y + height * down)}
            rx={tenth(width * size)}
            ry={tenth(Math.min(height, width) * size)}
          />
        ))}
      </g>
    </>
  );
}
