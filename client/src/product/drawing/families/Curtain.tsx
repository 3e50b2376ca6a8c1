import { curtainStyle } from "../headings/curtain-styles";
import { DOOR_HEIGHT } from "../model/bounds";
import { clamp } from "../model/measures";
import type { Subject } from "../model/subject";
import { CurtainPanels } from "../parts/CurtainPanels";
import { Window } from "../parts/Window";
import { WindowBoard } from "../parts/WindowBoard";

/** Fewest folds that still look like a curtain, on a small window. */
const FEWEST_FOLDS = 4;
/** The cloth ends this far above the floor, or its own figure. Millimetres. */
const CLEAR = 8;

/** Curtains on a pole or track that passes the window on both sides, as it is measured. */
export function Curtain({ variant, width, height, colour, finish, open, pixel }: Subject) {
  const { Heading, top, fold, sheer } = curtainStyle(variant);
  const side = clamp(width * 0.1, 30, 170);
  const above = clamp(height * 0.09, 30, 150);
  const below = height >= DOOR_HEIGHT ? 0 : height * 0.1;
  const glass = { x: side, y: above, width: width - 2 * side, height: height - above - below };
  const panel = (width / 2) * (1 - open);
  const folds = Math.max(FEWEST_FOLDS, Math.round(panel / fold));
  const cloth = { colour, pixel, panel, folds };
  return (
    <>
      <Window {...glass} pixel={pixel} />
      {below > 0 && (
        <g transform={`translate(${side})`}>
          <WindowBoard y={glass.y + glass.height} width={glass.width} />
        </g>
      )}
      <CurtainPanels {...cloth} x={0} y={top} width={width} height={height - top - CLEAR} sheer={sheer} />
      <Heading {...cloth} width={width} top={top} finish={finish} />
    </>
  );
}
