import type { FitId } from "@rules/fit/fit.types";
import type { MeasuringPlan } from "@rules/measuring-plan";
import { DIAGONALS, DROPS, WIDTHS, type ReadingName } from "@rules/measuring/readings";

/** What a step of the guide asks for, and how to take it. */
type ReadingWords = { title: string; how: string };

const PLACES: Readonly<Record<ReadingName, string>> = {
  widthTop: "at the top",
  widthMiddle: "in the middle",
  widthBottom: "at the bottom",
  dropLeft: "at the left",
  dropCentre: "in the centre",
  dropRight: "at the right",
  diagonalDown: "from top left",
  diagonalUp: "from bottom left",
  depth: "of the recess",
};

type Ways = { across: string; down: string };

/** From where to where the tape goes. */
const RECESS: Ways = {
  across: "From side to side of the recess. Tiles count: measure from their face.",
  down: "From the top of the recess down to the sill.",
};
const WAYS: Readonly<Partial<Record<FitId, Ways>>> = {
  glass: {
    across: "The glass that you see, from seal to seal. The seals don’t count.",
    down: "The glass that you see, from the upper seal to the lower one.",
  },
  exact: {
    across: "Mark on the wall where the sides are to be, and measure from mark to mark.",
    down: "From where the top is to be down to where the foot is to be.",
  },
};

/** The words for a reading, in the terms of the fit. */
export function readingWords({ fit, second }: MeasuringPlan, name: ReadingName): ReadingWords {
  const { across, down } = WAYS[fit.id] ?? RECESS;
  const place = PLACES[name];
  if (isOneOf(WIDTHS, name)) return { title: `Width ${place}`, how: across };
  if (isOneOf(DROPS, name)) return { title: `${second.charAt(0).toUpperCase()}${second.slice(1)} ${place}`, how: down };
  if (isOneOf(DIAGONALS, name))
    return {
      title: `Diagonal ${place}`,
      how: "From corner to corner of the recess. Where both are alike, it is square.",
    };
  return { title: `Depth ${place}`, how: "From the frame of the window to the front edge of the recess." };
}

const isOneOf = (names: readonly ReadingName[], name: ReadingName) => names.includes(name);
