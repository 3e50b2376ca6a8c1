import type { FitId } from "@rules/fit/fit.types";
import { DIAGONALS, DROPS, WIDTHS, type ReadingName } from "@rules/measuring/readings";

type Point = readonly [x: number, y: number];
type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** What a drawing of a window shows, in its own units. */
export type TapeSheet = {
  /** Frame and sashes. */
  readonly window: Rectangle;
  /** What the tape measures: the recess, the glass, or what is to hang over the window. */
  readonly measured: Rectangle;
};

/** The recess, around the whole window. */
const OPENING: Rectangle = { x: 60, y: 22, width: 240, height: 150 };
/** On the wall the product reaches past the window. */
const SMALLER: Rectangle = { x: 96, y: 48, width: 168, height: 104 };
const GLASS: Rectangle = { x: 84, y: 40, width: 192, height: 114 };

/** What to draw for a fit. */
export function tapeSheet(fit: FitId): TapeSheet {
  if (fit === "exact") return { window: SMALLER, measured: OPENING };
  return { window: OPENING, measured: fit === "glass" ? GLASS : OPENING };
}

/** Where three readings are taken, as parts of the length. */
const PLACES = [0.1, 0.5, 0.9];

/** The ends of the tape for a reading; undefined for the depth, which no drawing from the front shows. */
export function tapeLine(name: ReadingName, { x, y, width, height }: Rectangle): readonly [Point, Point] | undefined {
  const place = (names: readonly ReadingName[]) => PLACES[names.indexOf(name)];
  const across = place(WIDTHS);
  if (across !== undefined) return line([x, y + across * height], [x + width, y + across * height]);
  const down = place(DROPS);
  if (down !== undefined) return line([x + down * width, y], [x + down * width, y + height]);
  if (name === DIAGONALS[0]) return line([x, y], [x + width, y + height]);
  return name === DIAGONALS[1] ? line([x, y + height], [x + width, y]) : undefined;
}

const line = (from: Point, to: Point) => [from, to] as const;
