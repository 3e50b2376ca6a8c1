import { BAY_PARTS, BEAD_MM, HANDLE_MM, HEIGHT_FROM_FLOOR_MM, SEAL_MM } from "@rules/project/project-limits";
import { WindowKind, WindowOpening } from "@rules/project/window-kinds";
import { LONGEST_INCHES } from "@rules/sizes";
import type { WindowToFit } from "../../gql/graphql";

type Range = readonly [least: number, most: number];
const LENGTH: Range = [0.0001, LONGEST_INCHES];

/** How often a length may stand in a list of lengths. */
const LISTS: Readonly<Record<string, Range>> = { widths: [1, 3], drops: [1, 3], bayWidths: BAY_PARTS };
const LENGTHS: Readonly<Record<string, Range>> = { depth: LENGTH, glassWidth: LENGTH, glassHeight: LENGTH };
const MILLIMETRES: Readonly<Record<string, Range>> = {
  heightFromFloorMm: HEIGHT_FROM_FLOOR_MM,
  handleMm: HANDLE_MM,
  handleFromGlassMm: HANDLE_MM,
  sealMm: SEAL_MM,
  beadMm: BEAD_MM,
};
const WORDS: Readonly<Record<string, (word: string) => boolean>> = {
  kind: (word) => Object.hasOwn(WindowKind, word),
  opening: (word) => Object.hasOwn(WindowOpening, word),
  roofWindow: (word) => word.length <= 60,
};

/** Between figures, between a figure and its name, and between lengths. */
const [AND, IS, THEN] = ["*", "_", "-"];

/** The figures of a window as the parameter of a list: "kind_CASEMENT*widths_47.2441-47.3". Its name may say who lives there. */
export const writeFits = (window: WindowToFit): string =>
  Object.entries(window)
    .map(([figure, value]) => figure + IS + (Array.isArray(value) ? value.join(THEN) : value))
    .join(AND);

/** Reads what `writeFits` wrote; null where it says no window. What is no figure of a window is left out. */
export function readFits(text: string | null): WindowToFit | null {
  const figures = Object.fromEntries(
    (text ?? "").split(AND).flatMap((part): [string, unknown][] => {
      // Only the first: the kind TILT_AND_TURN has some of its own.
      const end = part.indexOf(IS);
      const figure = part.slice(0, Math.max(end, 0));
      const read = readFigure(figure, part.slice(end + 1));
      return read === undefined ? [] : [[figure, read]];
    }),
  );
  return figures["kind"] === undefined ? null : (figures as WindowToFit);
}

function readFigure(figure: string, text: string): unknown {
  if (Object.hasOwn(WORDS, figure)) return WORDS[figure]?.(text) ? text : undefined;
  if (Object.hasOwn(LENGTHS, figure)) return inRange(text, LENGTHS[figure]);
  if (Object.hasOwn(MILLIMETRES, figure)) return /\D/.test(text) ? undefined : inRange(text, MILLIMETRES[figure]);
  const [least = 1, most = 0] = (Object.hasOwn(LISTS, figure) && LISTS[figure]) || [];
  const lengths = text.split(THEN).flatMap((each) => inRange(each, LENGTH) ?? []);
  return lengths.length >= least && lengths.length <= most ? lengths : undefined;
}

function inRange(text: string, [least, most]: Range = LENGTH): number | undefined {
  const value = /^\d{1,4}(\.\d{1,4})?$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}
