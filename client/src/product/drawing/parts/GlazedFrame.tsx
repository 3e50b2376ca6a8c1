import { shadow } from "../model/colour";
import { boxPath, inset, type Box } from "../model/measures";
import { GardenView } from "./GardenView";
import { Outlines, Shade, Shadow } from "./shades";

interface GlazedFrameProps {
  /** The glass, in millimetres. */
  readonly glass: Box;
  /** Width of the frame around it. */
  readonly bar: number;
  readonly pixel: number;
}

/** One pane in its own white sash, as blinds that clip into the frame are measured. */
export function GlazedFrame({ glass, bar, pixel }: GlazedFrameProps) {
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
