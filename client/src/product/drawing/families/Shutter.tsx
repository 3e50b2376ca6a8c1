import { chosenMm } from "../model/chosen";
import { clamp } from "../model/measures";
import type { Subject } from "../model/subject";
import { Rail } from "../parts/Rail";
import { ShutterPanels } from "../parts/ShutterPanels";

/** How far a frame stands on the wall past the opening, in millimetres: one with a lip that hides the plaster, or one that is fixed there. */
const [LIP, OUTSIDE] = [20, 50];

/** The part of the frame that stands on the wall beside the size. An L frame has none, nor has a size that includes the frame. */
function Architrave({ width, height, colour, chosen }: Subject) {
  const { frame, fit } = chosen;
  const rim = frame === "outside frame" ? OUTSIDE : LIP;
  if (fit === "exact" || frame === undefined || frame === "L frame") return null;
  const [across, down] = [width + 2 * rim, height + 2 * rim];
  const look = { colour, radius: 0 };
  return (
    <>
      {[-rim, width].map((x) => (
        <Rail key={x} {...look} x={x} y={-rim} width={rim} height={down} upright />
      ))}
      {[-rim, height].map((y) => (
        <Rail key={y} {...look} x={-rim} y={y} width={across} height={rim} />
      ))}
    </>
  );
}

/** Each tier is at least so high, in millimetres. */
const LEAST_TIER = 100;

/** Height of the upper tier: where they part is measured from the sill. */
function upperTier(parting: string | undefined, height: number): number {
  const lower = chosenMm(parting) ?? height * (parting === "one third" ? 2 / 3 : 1 / 2);
  return clamp(height - lower, LEAST_TIER, height - LEAST_TIER);
}

/** Shutters of the ordered size: full height, café, in two tiers or solid. */
export function Shutter(subject: Subject) {
  const { variant, width, height, colour, finish, pixel, chosen, trial } = subject;
  const panels = { x: 0, width, colour, finish, pixel, chosen, trial };
  const upper = variant === "tier-on-tier" ? upperTier(chosen["tiers part at"], height) : 0;
  return (
    <>
      {upper > 0 && <ShutterPanels {...panels} y={0} height={upper} />}
      <ShutterPanels {...panels} y={upper} height={height - upper} solid={variant === "solid"} />
      <Architrave {...subject} />
    </>
  );
}
