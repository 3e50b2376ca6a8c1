import type { Choice } from "./option.js";
import { ROOF_WINDOW } from "./roof-window.js";

/**
 * Options by which a window differs from its neighbour: a blind that is made to the wrong one does not fit, fouls a door, or is
 * worked from the wrong side. What only looks different, as a colour of rails, is not among them.
 */
const CONFIRMED: ReadonlySet<string> = new Set([
  "fit",
  "frame",
  "panels hinge",
  "wall for open leaves",
  "control side",
  "wand side",
  "motor side",
  "crank side",
  "stack",
  "hangs from",
  "ends at",
  "ends above",
  "hangs",
  "glazing seal",
  "handle clearance",
  "window handle",
  ROOF_WINDOW,
  "wall",
]);

/**
 * What a shopper should confirm before it is made, because nobody chose it.
 * @param choices all that a line is made with
 * @param chosen what was sent for it
 */
export function standardToConfirm<Made extends { readonly name: string; readonly isDefault: boolean }>(
  choices: readonly Made[],
  chosen: readonly Choice[],
): Made[] {
  return choices.filter(
    ({ name, isDefault }) => isDefault && CONFIRMED.has(name) && !chosen.some((choice) => choice.name === name),
  );
}
