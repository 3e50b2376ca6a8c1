import type { Finish } from "../model/finish";
import type { Box } from "../model/measures";
import { Rail, WHITE_HARDWARE } from "./Rail";
import { Shadow } from "./Shadow";
import { ShutterPanels } from "./ShutterPanels";

interface TrackedShutterProps extends Box {
  readonly colour: string;
  readonly finish: Finish;
  readonly pixel: number;
}

/** Head track and foot guide, in millimetres. */
const [HEAD, FOOT] = [64, 22];

/** Panels that pass each other on a track, one of them slid behind its neighbour so that the door can be used. */
export function TrackedShutter({ colour, finish, pixel, ...box }: TrackedShutterProps) {
  const head = Math.min(HEAD, box.height * 0.08);
  const field = { ...box, y: box.y + head, height: box.height - head - FOOT };
  const count = Math.max(3, Math.ceil(box.width / 750));
  const leaf = box.width / count;
  const look = { colour, finish, pixel };
  return (
    <>
      <ShutterPanels {...field} {...look} x={box.x + leaf * (count - 1.86)} width={leaf} leaves={1} frame={0} />
      <ShutterPanels {...field} {...look} width={leaf * (count - 1)} leaves={count - 1} frame={0} />
      <Shadow {...field} height={44} depth={0.3} />
      <Rail {...box} height={head} colour={WHITE_HARDWARE} radius={2} />
      <Rail {...box} y={box.y + box.height - FOOT} height={FOOT} colour={WHITE_HARDWARE} radius={2} />
    </>
  );
}
