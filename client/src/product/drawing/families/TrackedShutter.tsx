import { shadow } from "../model/colour";
import type { Box } from "../model/measures";
import type { Subject } from "../model/subject";
import { Rail, WHITE_HARDWARE } from "../parts/Rail";
import { Ripple, Shadow } from "../parts/shades";
import { ShutterPanels } from "../parts/ShutterPanels";

/** Head track and foot guide, in millimetres. */
const [HEAD, FOOT] = [64, 22];

/** The widest panel of a track, in millimetres. */
const WIDEST_TRACKED = 750;
const FEWEST_TRACKED = 3;
/** What remains of a folded panel's width when it is seen from the front. */
const FOLDED = 0.18;

type TrackedPanelsProps = Box &
  Pick<Subject, "colour" | "finish" | "pixel" | "trial" | "chosen" | "open"> & {
    readonly count: number;
    /** Where they gather. */
    readonly isLeft: boolean;
    readonly isFolding: boolean;
  };

/** Panels of a track that gather at one end: they fold against each other, or the foremost slides behind its neighbours. */
function TrackedPanels({ x, width, open, isLeft, count, isFolding, ...look }: TrackedPanelsProps) {
  const leaf = width / count;
  const panels = { ...look, frame: 0 };
  const at = (from: number, length: number) => (isLeft ? x + from : x + width - from - length);
  if (isFolding) {
    const run = width * (1 - open * (1 - FOLDED));
    const field = { ...look, x: at(0, run), width: run };
    return (
      <>
        <ShutterPanels {...panels} {...field} leaves={count} />
        {open > 0 && (
          <Ripple {...field} across period={(2 * run) / count} stops={[shadow(0), [0.5, shadow(0.3)], shadow(0)]} />
        )}
      </>
    );
  }
  const reach = leaf * (count - open * (count - 1));
  const front = Math.max(1, Math.floor(reach / leaf));
  return (
    <>
      {reach > front * leaf && <ShutterPanels {...panels} x={at(reach - leaf, leaf)} width={leaf} leaves={1} />}
      <ShutterPanels {...panels} x={at(0, front * leaf)} width={front * leaf} leaves={front} />
    </>
  );
}

/** Panels on a track, which gather at the chosen end or at both. */
export function TrackedShutter({ width, height, colour, finish, pixel, chosen, open, trial }: Subject) {
  const head = Math.min(HEAD, height * 0.08);
  const field = { y: head, height: height - head - FOOT };
  const { stack = "right", track } = chosen;
  const sides = stack === "split" ? ["left", "right"] : [stack];
  const part = width / sides.length;
  const count = Math.max(Math.ceil(FEWEST_TRACKED / sides.length), Math.ceil(part / WIDEST_TRACKED));
  return (
    <>
      {sides.map((side, index) => (
        <TrackedPanels
          key={side}
          {...{ ...field, colour, finish, pixel, trial, chosen, open, count }}
          x={index * part}
          width={part}
          isLeft={side === "left"}
          isFolding={track === "bi-fold"}
        />
      ))}
      <Shadow {...field} x={0} width={width} height={44} depth={0.3} />
      <Rail x={0} y={0} width={width} height={head} colour={WHITE_HARDWARE} radius={2} />
      <Rail x={0} y={height - FOOT} width={width} height={FOOT} colour={WHITE_HARDWARE} radius={2} />
    </>
  );
}
