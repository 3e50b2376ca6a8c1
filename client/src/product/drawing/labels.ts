import { formatLength, formatSize, toInches, type Unit } from "@rules/sizes";
import type { Chosen } from "./model/chosen";
import { controlOf } from "./model/control";
import { familiarSize } from "./model/familiar-lengths";
import { isHeldDown } from "./model/fixings";
import type { Portrait } from "./model/subject";

/** "Roller blind in Navy"; without the name of the colour where it has none. */
export const nameLabel = (name: string, colour: string | undefined): string => (colour ? `${name} in ${colour}` : name);

/** "1200 × 1400 mm", of millimetres. */
export function sizeLabel(width: number, height: number): string {
  return formatSize({ width: toInches(width, "mm"), height: toInches(height, "mm") }, "mm", 0);
}

/** Longest length that is shown, in millimetres. */
const LONGEST_SHOWN = 100_000;

const isShown = (length: number | undefined): length is number =>
  length !== undefined && length > 0 && length <= LONGEST_SHOWN;

/** "47.24 in", of millimetres; a dash for what is no length: a drawing must never state a size that nobody gave. */
export function lengthLabel(length: number | undefined, unit: Unit): string {
  return isShown(length) ? formatLength(toInches(length, "mm"), unit) : "–";
}

/** ". That is about the width of a double bed, and about shoulder height", of millimetres; empty for what is no size. */
export function familiarLabel(width: number | undefined, height: number | undefined, { second }: Portrait): string {
  return isShown(width) && isShown(height) ? `. That is ${familiarSize(width, height, second)}` : "";
}

/** "1200 mm wide, 1400 mm drop", and from where it is seen if not from the front. */
export function dimensionsLabel(across: string, down: string, { second, plan }: Portrait): string {
  return `${across} wide, ${down} ${second}${plan ? ", seen from above" : ""}`;
}

/** Fixings that are seen from the front. */
const FIXINGS: Readonly<Record<string, string>> = {
  face: "fixed to the face",
  "on the frame": "fixed on the frame",
  reveal: "between the reveals",
};

/** Parts of a shutter that are said where somebody has placed them. */
const PLACES = ["T-post", "midrail", "tiers part at"];
/** What products call that nothing of it was chosen. */
const NONE = "none";
const NOWHERE = /^(?:where it is needed|none)$/;

/** ", chain on the left, outside the recess": the choices that the drawing shows. */
export const choicesLabel = (chosen: Chosen | undefined): string =>
  chosen
    ? drawnChoices(chosen)
        .map((each) => `, ${each}`)
        .join("")
    : "";

/** "chain on the left", "outside the recess": each choice that the drawing shows. */
export function drawnChoices(chosen: Chosen): string[] {
  const control = controlOf(chosen);
  const { stack, fit, fixing, roll, frame, tapes, set, louvre, tilt, track, heading, bay, stands } = chosen;
  const { valance, pole, hooks, lining } = chosen;
  const words = [
    control && `${control.kind} on the ${control.side}`,
    track && `${track} panels`,
    stack && `stacks to ${stack === "split" ? "both sides" : `the ${stack}`}`,
    fit === "exact" && "outside the recess",
    fixing && FIXINGS[fixing],
    isHeldDown(chosen) && "held down at the foot",
    roll === "reverse" && "cloth over the front of the roll",
    // It gives way where the size is not that of the recess.
    !(fit === "exact" && frame === "L frame") && frame,
    tapes,
    // A rod pocket is threaded onto a pole, whatever the standard of the product is.
    heading === "rod pocket" ? "on a pole" : chosen["hangs from"] && `on a ${chosen["hangs from"]}`,
    set,
    louvre && `louvre ${louvre}`,
    tilt,
    ...PLACES.map((name) => chosen[name] && !NOWHERE.test(chosen[name]) && `${name} ${chosen[name]}`),
    bay,
    stands,
    valance && valance !== NONE && `${valance} valance`,
    chosen["wind sensor"] === "yes" && "wind sensor on the front bar",
    pole && pole !== NONE && `pole of ${pole} beside it`,
    lining === "cotton" ? "cotton lining" : lining,
    hooks &&
      `heading ${hooks.startsWith("lower") ? "stands before" : "hangs below"} the ${chosen["hangs from"] ?? "track"}`,
  ];
  return words.flatMap((each) => each || []);
}
