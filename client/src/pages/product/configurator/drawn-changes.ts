import { drawnChoices } from "../../../product/drawing/labels";
import type { Chosen } from "../../../product/drawing/model/chosen";

/** "Drawn now: outside the recess, fixed to the face.": what a choice has changed on the drawing; empty where it has changed nothing. */
export function drawnChanges(before: Chosen, after: Chosen): string {
  const [was, is] = [drawnChoices(before), drawnChoices(after)];
  const shown = is.filter((each) => !was.includes(each));
  if (shown.length > 0) return `Drawn now: ${shown.join(", ")}.`;
  const gone = was.filter((each) => !is.includes(each));
  return gone.length > 0 ? `No longer drawn: ${gone.join(", ")}.` : "";
}
