import { useId } from "react";
import { tenth, type Box } from "../model/measures";
import { Shade, Stops } from "./shades";

/** Clouds as shares of the pane: across, down, half width, half height. */
const CLOUDS = [
  [0.28, 0.86, 0.34, 0.1],
  [0.5, 0.8, 0.24, 0.09],
  [0.78, 0.64, 0.3, 0.07],
  [0.2, 0.38, 0.26, 0.05],
] as const;

/** The sky over a roof. */
export function SkyView(pane: Box) {
  const id = useId();
  return (
    <>
      <Shade {...pane} stops={["#b9d3e2", "#e6eff1"]} />
      <radialGradient id={id}>
        <Stops stops={["#fffffff2", [0.5, "#ffffffa6"], "#ffffff00"]} />
      </radialGradient>
      {CLOUDS.map(([across, down, halfWidth, halfHeight]) => (
        <ellipse
          key={across}
          cx={tenth(pane.x + pane.width * Math.min(1 - halfWidth, Math.max(halfWidth, across)))}
          cy={tenth(pane.y + pane.height * down)}
          rx={tenth(pane.width * halfWidth)}
          ry={tenth(pane.height * halfHeight)}
          fill={`url(#${id})`}
        />
      ))}
    </>
  );
}
