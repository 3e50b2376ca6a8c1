import { cordFiguresOf } from "./cord-rules.js";
import { CORDED_CONTROLS } from "./options/asked-options.js";
import { heightFromFloorMm, isHeightLeftToVisit, MEASURED_AT_VISIT } from "./options/height-from-floor.js";
import type { Choice } from "./options/option.js";
import type { PublishedRules } from "./published-rules.js";

/** What a corded blind is made with. Lengths in whole millimetres. */
export type CordSafety = {
  readonly control: "chain" | "cord";
  /** How far chain or cord may hang at most; a loop takes twice as much chain. Undefined until the shop has measured the height. */
  readonly hangingLengthMm: number | undefined;
  /** What keeps it safe. */
  readonly device: string;
  /** How high above the floor the device is fixed, at least. */
  readonly deviceHeightMm: number;
};

/** No cord, a safe cord, or a sentence that says why the blind can't be sold like this. */
export type CordVerdict = { readonly safety: CordSafety | undefined } | { readonly refusal: string };

/**
 * Whether a blind with these choices is safe for children, by `cord-rules`. A control without cords always is.
 * @param choices complete, as `resolveOptions` gives them
 * @param dropMm the blind's drop
 * @param rules published ones; the installed rules hold without
 */
export function cordSafety(choices: readonly Choice[], dropMm: number, rules?: PublishedRules | null): CordVerdict {
  const control = choices.find(({ name }) => name === "control")?.value;
  if (!isCordedControl(control)) return { safety: undefined };
  const { deviceHeightMm, shorterThanDropMm, lengthStepMm, leastLengthMm, ...devices } = cordFiguresOf(rules);
  const least = leastLengthMm + shorterThanDropMm;
  if (dropMm < least)
    return {
      refusal: `A blind with a ${control} has a drop of at least ${least} mm, for the sake of children. Choose ${CORD_FREE_WORDS[control]}.`,
    };
  const safety = { control, device: devices[`${control}Device`], deviceHeightMm };
  if (isHeightLeftToVisit(choices)) return { safety: { ...safety, hangingLengthMm: undefined } };

  const height = heightFromFloorMm(choices);
  if (height === undefined)
    return {
      refusal: `For a ${control} we need the height from the floor to the top of the blind, for the sake of children: in millimetres, or “${MEASURED_AT_VISIT}”. Or choose ${CORD_FREE_WORDS[control]}.`,
    };
  if (height < dropMm)
    return {
      refusal: `The height from the floor to the top of the blind can't be less than its drop of ${Math.round(dropMm)} mm. You gave ${height} mm: please measure from the floor, not from the sill.`,
    };
  const hangingLengthMm = roundedDown(Math.min(height - deviceHeightMm, dropMm - shorterThanDropMm), lengthStepMm);
  if (hangingLengthMm < leastLengthMm)
    return {
      refusal: `With its top ${height} mm above the floor this blind hangs too low for a ${control}: from ${deviceHeightMm + leastLengthMm} mm up we can keep it out of a child's reach. Choose ${CORD_FREE_WORDS[control]}.`,
    };
  return { safety: { ...safety, hangingLengthMm } };
}

/** Whether a control has a cord or chain that can form a loop. */
export const isCordedControl = (control: string | undefined): control is CordSafety["control"] =>
  control !== undefined && CORDED_CONTROLS.includes(control);

/** The safe control in place of a corded one. */
const CORD_FREE_WORDS = { chain: "the cord-free control", cord: "the wand" } as const;

const roundedDown = (length: number, step: number) => Math.floor(length / step) * step;
