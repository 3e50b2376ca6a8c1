import type { Subject } from "../model/subject";
import { Rail, WHITE_HARDWARE } from "./Rail";
import { Shadow } from "./shades";
import { ShutterPanels } from "./ShutterPanels";

/** Head track and foot guide, in millimetres. */
const [HEAD, FOOT] = [64, 22];

/** Panels that pass each other on a track, one of them slid behind its neighbour so that the door can be used. */
export function TrackedShutter({ width, height, colour, finish, pixel }: Subject) {
  const head = Math.min(HEAD, height * 0.08);
  const field = { x: 0, y: head, height: height - head - FOOT };
  const count = Math.max(3, Math.ceil(width / 750));
  const leaf = width / count;
  const panels = { ...field, colour, finish, pixel, frame: 0 };
  return (
    <>
      <ShutterPanels {...panels} x={leaf * (count - 1.86)} width={leaf} leaves={1} />
      <ShutterPanels {...panels} width={leaf * (count - 1)} leaves={count - 1} />
      <Shadow {...field} width={width} height={44} depth={0.3} />
      <Rail x={0} y={0} width={width} height={head} colour={WHITE_HARDWARE} radius={2} />
      <Rail x={0} y={height - FOOT} width={width} height={FOOT} colour={WHITE_HARDWARE} radius={2} />
    </>
  );
}
