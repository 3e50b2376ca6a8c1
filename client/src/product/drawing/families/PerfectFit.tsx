import { loadedPicture } from "../loaded-picture";
import { SASH } from "../model/bounds";
import { shadow } from "../model/colour";
import { boxPath, inset, type Box } from "../model/measures";
import type { Subject } from "../model/subject";
import { inLight } from "../model/trial";
import { GardenView } from "../parts/GardenView";
import { hardwareColour } from "../parts/hardware";
import { PleatedCloth } from "../parts/PleatedCloth";
import { Rail, WHITE_HARDWARE } from "../parts/Rail";
import { Outlines, Shade, Shadow } from "../parts/shades";
import { WindowBoard } from "../parts/WindowBoard";

/** Few frames hold slats, and cloth needs none of what draws them. */
const FramedSlats = loadedPicture(async () => (await import("./FramedSlats")).FramedSlats);

interface GlazedFrameProps {
  /** The glass, in millimetres. */
  readonly glass: Box;
  /** Width of the frame around it. */
  readonly bar: number;
  readonly pixel: number;
}

/** One pane in its own white sash, as blinds that clip into the frame are measured. */
function GlazedFrame({ glass, bar, pixel }: GlazedFrameProps) {
  const sash = inset(glass, -bar);
  return (
    <>
      <Shade {...sash} across radius={4} stops={["#fdfcfa", "#e6e2da"]} />
      <GardenView {...glass} panes={boxPath(glass)} />
      <Outlines boxes={[glass, sash, inset(glass, -bar * 0.42)]} colour={shadow(0.28)} width={pixel} />
      <Shadow {...glass} height={Math.min(glass.height * 0.1, 60)} />
    </>
  );
}

/** Width of the frame that clips under the seal, and height of a rail. Millimetres. */
const [CLIP, RAIL] = [16, 22];

/** A perfect fit blind: pleated cloth, or aluminium slats, in a slim frame that clips under the glazing seal. */
export function PerfectFit(subject: Subject) {
  const { width, height, colour, finish, open, pixel, chosen } = subject;
  const metal = hardwareColour(chosen["frame colour"], WHITE_HARDWARE);
  const glass = { x: 0, y: 0, width, height };
  const field = inset(glass, CLIP);
  const size = { width: field.width, height: field.height };
  const drop = Math.max(24, (field.height - 2 * RAIL) * (1 - open));
  const cloth = { ...field, y: CLIP + RAIL, height: drop };
  return (
    <>
      <GlazedFrame glass={glass} bar={SASH} pixel={pixel} />
      <g transform={`translate(${-SASH})`}>
        <WindowBoard y={height + SASH} width={width + 2 * SASH} />
      </g>
      {inLight(
        subject,
        <>
          {finish.surface === "metal" ? (
            <g transform={`translate(${CLIP} ${CLIP})`}>
              <FramedSlats {...subject} {...size} />
            </g>
          ) : (
            <>
              <PleatedCloth {...cloth} pleat={20} colour={colour} finish={finish} pixel={pixel} />
              <Shadow {...field} y={cloth.y + drop + RAIL} height={30} depth={0.2} />
              <Rail {...field} y={cloth.y + drop} height={RAIL} colour={metal} />
              <Rail {...field} height={RAIL} colour={metal} />
            </>
          )}
          <Outlines boxes={[inset(glass, CLIP / 2)]} colour={metal} width={CLIP} />
          <Outlines boxes={[glass, field]} colour={shadow(0.3)} width={pixel * 0.8} />
        </>,
      )}
    </>
  );
}
