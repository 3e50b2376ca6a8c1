import { Eyelets } from "../headings/Eyelets";
import { Hanger } from "../headings/Hanger";
import type { Heading } from "../headings/heading";
import { PencilPleat } from "../headings/PencilPleat";
import { RodPocket } from "../headings/RodPocket";
import { Track } from "../headings/Track";
import { DOOR_HEIGHT } from "../model/bounds";
import { chosenMm, type Chosen } from "../model/chosen";
import { clamp, tenth } from "../model/measures";
import type { Subject } from "../model/subject";
import { inLight } from "../model/trial";
import { CurtainPanels } from "../parts/CurtainPanels";
import { hardwareColour } from "../parts/hardware";
import { Wand } from "../parts/Wand";
import { Window } from "../parts/Window";
import { WindowBoard } from "../parts/WindowBoard";

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
};

/** Headings that can be chosen. */
const HEADINGS: Readonly<Record<string, Pick<CurtainStyle, "Heading" | "top">>> = {
  "pencil pleat": PENCIL_PLEAT,
  wave: { Heading: Track, top: 28 },
  "rod pocket": { Heading: RodPocket, top: 20 },
};

/** The style of a variant; curtains hang in pencil pleats unless it or the chosen heading says otherwise. */
function curtainStyle(variant: string | null, { heading = "" }: Chosen): CurtainStyle {
  return { ...(STYLES[variant ?? ""] ?? PENCIL_PLEAT), ...HEADINGS[heading] };
}

/** Where the cloth begins if the heading stands up before its track or pole, as hooks in the lower row hold it. */
const STANDING = -14;
/** Opacity of cloth without a lining. */
const UNLINED = 0.86;

const isStanding = ({ hooks }: Chosen): boolean => hooks === "lower row, hides a track";

/** Where the window ends above the hem, as a share of the drop. */
function belowWindow({ "ends at": end }: Chosen, height: number): number {
  if (end === "sill") return 0;
  return end !== "below the sill" && height >= DOOR_HEIGHT ? 0 : 0.1;
}

/** Where panels of this width begin: a pair at both ends, a single one at its own. */
function panelStarts({ set, hangs }: Chosen, width: number, panel: number): number[] {
  const right = tenth(width - panel);
  if (set === "single left" || hangs === "to the left") return [0];
  return set === "single right" || hangs === "to the right" ? [right] : [0, right];
}

/** Length of a rod by which a curtain is drawn, in millimetres. */
const ROD = 1000;

/** Where draw rods hang: on the edge that leads of the first panel, or of both. */
function rodPlaces(chosen: Chosen, starts: readonly number[], panel: number): number[] {
  const count = { one: 1, two: 2 }[chosen["draw rod"] ?? ""] ?? 0;
  const isFromLeft = (start: number) => start === 0;
  return starts.slice(0, count).map((start) => (isFromLeft(start) ? panel - 30 : start + 30));
}

/** What a curtain that is drawn back takes of the pole. Source: trade guides, 12 to 15 %. */
const STACKED = 0.13;
/** Fewest folds that still look like a curtain, on a small window. */
const FEWEST_FOLDS = 4;
/** The cloth ends this far above the floor, or its own figure. Millimetres. */
const CLEAR = 8;

/** Curtains on a pole or track that passes the window on both sides, as it is measured. */
export function Curtain(subject: Subject) {
  const { variant, width, height, colour, finish, open, pixel, chosen } = subject;
  const { Heading, top: hanging, fold, sheer } = curtainStyle(variant, chosen);
  const standing = isStanding(chosen);
  const top = standing ? STANDING : hanging;
  const onTrack = chosen["hangs from"] === "track";
  const side = clamp(width * 0.1, 30, 170);
  const above = clamp(height * 0.09, 30, 150);
  const below = belowWindow(chosen, height) * height;
  const isToSill = chosen["ends at"] === "sill";
  const glass = { x: side, y: above, width: width - 2 * side, height: height - above - below };
  const isPair = panelStarts(chosen, width, 0).length > 1;
  const panel = Math.max(width * STACKED, (isPair ? width / 2 : width) * (1 - open));
  const folds = Math.max(FEWEST_FOLDS, Math.round(panel / fold));
  const starts = panelStarts(chosen, width, panel);
  const cloth = { colour, pixel, panel, starts, folds };
  return (
    <>
      <Window {...glass} pixel={pixel} />
      {(below > 0 || isToSill) && (
        <g transform={`translate(${side})`}>
          <WindowBoard y={glass.y + glass.height} width={glass.width} />
        </g>
      )}
      {inLight(
        subject,
        <>
          {standing && <Hanger width={width} onTrack={onTrack} />}
          <CurtainPanels
            {...cloth}
            x={0}
            y={top}
            width={width}
            height={height - top - CLEAR}
            sheer={chosen["lining"] === "unlined" ? UNLINED : sheer}
          />
          <Heading
            {...cloth}
            width={width}
            top={top}
            finish={finish}
            onTrack={onTrack}
            standing={standing}
            tape={chosenMm(chosen["heading tape"])}
            metal={hardwareColour(chosen["eyelets"], "#a39d92")}
          />
          {rodPlaces(chosen, starts, panel).map((x) => (
            <Wand key={x} x={x} y={top + 20} length={Math.min(ROD, height * 0.6)} />
          ))}
        </>,
      )}
    </>
  );
}
