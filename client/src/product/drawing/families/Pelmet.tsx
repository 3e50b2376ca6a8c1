import { useId } from "react";
import { belowPelmet } from "../model/bounds";
import { darker, fade, shadow } from "../model/colour";
import { path, tenth } from "../model/measures";
import type { Subject } from "../model/subject";
import { Cloth } from "../parts/Cloth";
import { CurtainPanels } from "../parts/CurtainPanels";
import { Ripple, Shadow } from "../parts/shades";
import { Window } from "../parts/Window";
import { WindowBoard } from "../parts/WindowBoard";

/** Share of the width that each curtain below it takes, and of a fold of them in millimetres. */
const [DRAWN_BACK, FOLD] = [0.13, 104];
/** Share of its height by which a shaped edge rises in the middle, and of its width that a step takes. */
const [RISE, STEP] = [0.3, 0.16];
/** The cloth of what hangs below, which is not part of the order. */
const BESIDE = "#e6dfd2";

/** The foot of the board, from its right end to its left one. */
function footOf(edge: string | undefined, width: number, height: number): string {
  const high = height * (1 - RISE);
  if (edge === "curved") return path`Q${width / 2} ${height - 2 * (height - high)} 0 ${height}`;
  if (edge !== "stepped") return path`H0`;
  return path`H${width * (1 - STEP)}V${high}H${width * STEP}V${height}H0`;
}

/** A pelmet of the ordered size, as a board with the chosen edge or in fixed folds, at the head of a window with curtains. */
export function Pelmet({ width, height, colour, finish, pixel, chosen }: Subject) {
  const clip = useId();
  const foot = height + belowPelmet(width);
  const side = width * 0.09;
  const panel = width * DRAWN_BACK;
  const folds = { two: 2, three: 3 }[chosen["folds"] ?? ""];
  const board = path`M0 0H${width}V${height}${footOf(chosen["edge"], width, height)}z`;
  const cloth = { x: 0, y: 0, width, height };
  return (
    <>
      <Window x={side} y={height * 0.5} width={width - 2 * side} height={foot - height * 0.5} pixel={pixel} />
      <g transform={`translate(${tenth(side)})`}>
        <WindowBoard y={foot} width={width - 2 * side} />
      </g>
      {folds === undefined && (
        <CurtainPanels
          {...{ pixel, panel }}
          {...{ x: 0, y: height * 0.4, width, height: foot - height * 0.4 }}
          colour={BESIDE}
          starts={[0, width - panel]}
          folds={Math.max(2, Math.round(panel / FOLD))}
        />
      )}
      <Shadow x={0} y={height * (1 - RISE)} width={width} height={height * RISE + 60} depth={0.26} />
      <clipPath id={clip}>
        <path d={board} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Cloth {...cloth} colour={colour} finish={{ ...finish, glow: 0 }} pixel={pixel} />
        {folds !== undefined && (
          <Ripple
            {...cloth}
            period={height / (folds + 1)}
            stops={[shadow(0), [0.72, shadow(0.06)], [0.94, shadow(0.34)], shadow(0.5)]}
          />
        )}
      </g>
      <path d={board} fill="none" stroke={fade(darker(colour, 0.6), 0.5)} strokeWidth={tenth(pixel)} />
    </>
  );
}
