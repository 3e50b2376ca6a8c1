import { useState, type KeyboardEvent } from "react";
import { wrapIndex } from "./wrap-index";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** What the shopper chose, and the picture that shows it. */
type Chosen = { choice: string; index: number | undefined };

/** The shown picture of those with these texts; wraps around, by step or by arrow key. A new choice turns to its picture. */
export function useTurning(alts: readonly string[], chosen: Chosen) {
  const count = alts.length;
  const [index, setIndex] = useState(chosen.index ?? 0);
  const [shownChoice, setShownChoice] = useState(chosen.choice);
  if (chosen.choice !== shownChoice) {
    setShownChoice(chosen.choice);
    if (chosen.index !== undefined) setIndex(chosen.index);
  }
  const turn = (step: number) => setIndex((now) => wrapIndex(now + step, count));
  return {
    index,
    count,
    /** What the shown picture shows. */
    alt: alts[index],
    pick: setIndex,
    turn,
    onKeyDown: ({ key }: KeyboardEvent) => {
      const step = STEPS[key];
      if (count > 1 && step !== undefined) turn(step);
    },
  };
}

export type Turning = ReturnType<typeof useTurning>;
