import { useId } from "react";
import { tenth, type Box } from "../model/measures";
import { Shade, Stops } from "./shades";

interface GardenBackdropProps {
  /** What the picture shows. */
  readonly view: Box;
  /** Where the lawn meets the trees, in millimetres down. */
  readonly horizon: number;
}

/** Trees as shares of the picture's width: across, half width, height. */
const TREES = [
  [0.04, 0.2, 0.36],
  [0.24, 0.17, 0.22],
  [0.45, 0.2, 0.29],
  [0.66, 0.17, 0.2],
  [0.84, 0.19, 0.31],
  [1, 0.17, 0.26],
] as const;

/** Sky, trees and lawn behind what stands in the garden. */
export function GardenBackdrop({ view, horizon }: GardenBackdropProps) {
  const id = useId();
  const { x, y, width, height } = view;
  return (
    <>
      <Shade {...view} height={horizon - y} stops={["#dbe7ec", "#f4f4e9"]} />
      <radialGradient id={id}>
        <Stops stops={["#95ae72", [0.6, "#a6bc84f2"], "#b8ca9900"]} />
      </radialGradient>
      {TREES.map(([across, halfWidth, rise]) => (
        <ellipse
          key={across}
          cx={tenth(x + width * across)}
          cy={tenth(horizon - width * rise * 0.35)}
          rx={tenth(width * halfWidth)}
          ry={tenth(width * rise)}
          fill={`url(#${id})`}
        />
      ))}
      <Shade {...view} y={horizon} height={y + height - horizon} stops={["#b4c88f", "#c3d3a1"]} />
    </>
  );
}
