import { Eyelets } from "../headings/Eyelets";
import type { Heading, HeadingProps } from "../headings/heading";
import { Pelmet } from "../headings/Pelmet";
import { PencilPleat } from "../headings/PencilPleat";
import { DOOR_HEIGHT } from "../model/bounds";
import { clamp } from "../model/measures";
import type { Subject } from "../model/subject";
import { CurtainPanels } from "../parts/CurtainPanels";
import { Rail, WHITE_HARDWARE } from "../parts/Rail";
import { Window } from "../parts/Window";
import { WindowBoard } from "../parts/WindowBoard";

/** A slim track that hides the gliders of wave curtains. */
function Track({ width }: HeadingProps) {
  return <Rail x={-10} y={0} width={width + 20} height={30} colour={WHITE_HARDWARE} />;
}

/** How a curtain hangs. Lengths in millimetres. */
interface CurtainStyle {
  readonly Heading: Heading;
  /** Width of a fold in the finished curtain. */
  readonly fold: number;
  /** Where the cloth begins below the top of the pole or track. */
  readonly top: number;
  /** Opacity of the cloth; below 1 the window shows through. */
  readonly sheer?: number;
}

const PENCIL_PLEAT: CurtainStyle = { Heading: PencilPleat, fold: 104, top: 34 };

const STYLES: Readonly<Record<string, CurtainStyle>> = {
  eyelet: { Heading: Eyelets, fold: 150, top: 0 },
  wave: { Heading: Track, fold: 96, top: 28 },
  voile: { Heading: Track, fold: 62, top: 28, sheer: 0.62 },
  pelmet: { ...PENCIL_PLEAT, Heading: Pelmet },
};

/** The style of a variant; curtains hang in pencil pleats unless it says otherwise. */
function curtainStyle(variant: string | null): CurtainStyle {
  return STYLES[variant ?? ""] ?? PENCIL_PLEAT;
}

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
