import { useId } from "react";
import { darker, daylight, fade, lightness } from "../model/colour";
import { path, tenth, type Box } from "../model/measures";
import type { Look } from "../model/subject";
import { Filled, Ripple } from "./shades";

interface CurtainPanelsProps extends Box, Omit<Look, "finish"> {
  /** Width of one panel, in millimetres; and where each panel begins. */
  readonly panel: number;
  readonly starts: readonly number[];
  /** How many folds a panel has. */
  readonly folds: number;
  /** Opacity of the cloth. */
  readonly sheer?: number;
}

/** Curtains. Two rhythms of folds lie over each other, and one leans, so that no two folds are alike. */
export function CurtainPanels({ panel, starts, colour, pixel, folds, sheer = 1, ...box }: CurtainPanelsProps) {
  const clip = useId();
  const { x, y, width, height } = box;
  const period = panel / folds;
  const depth = lightness(colour) > 0.6 ? 0.24 : 0.42;
  const shade = darker(colour, 0.72);
  const hem = path`q${-period / 4} 9 ${-period / 2} 0t${-period / 2} 0`.repeat(folds);
  const outline = (left: number) => path`M${left} ${y}h${panel}v${height - 5}${hem}z`;
  return (
    <g opacity={sheer < 1 ? sheer : undefined}>
      <clipPath id={clip}>
        <path d={starts.map(outline).join("")} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Filled {...box} paint={colour} />
        <Ripple
          {...box}
          across
          period={period}
          stops={[
            fade(shade, depth * 1.2),
            [0.2, fade(shade, depth * 0.4)],
            [0.4, daylight(0.2)],
            [0.55, daylight(0.14)],
            [0.8, fade(shade, depth * 0.3)],
            fade(shade, depth * 1.2),
          ]}
        />
        <Ripple
          {...box}
          across
          period={period * 1.618}
          lean={0.4}
          stops={[
            fade(shade, depth * 0.7),
            [0.3, fade(shade, 0)],
            [0.6, daylight(0.12)],
            [0.86, fade(shade, depth * 0.15)],
            fade(shade, depth * 0.7),
          ]}
        />
        <path
          d={path`M${x} ${y + height - 100}h${width}`}
          stroke={fade(shade, 0.35)}
          strokeWidth={tenth(pixel * 0.7)}
        />
      </g>
    </g>
  );
}
