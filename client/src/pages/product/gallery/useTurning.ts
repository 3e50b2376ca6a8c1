import { useState, type KeyboardEvent } from "react";
import { wrapIndex } from "./wrap-index";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Index of the shown picture of `count`; wraps around, by step or by arrow key. */
export function useTurning(count: number) {
  const [index, setIndex] = useState(0);
  const turn = (step: number) => setIndex((now) => wrapIndex(now + step, count));
  return {
    index,
    count,
    pick: setIndex,
    turn,
    onKeyDown: ({ key }: KeyboardEvent) => {
      const step = STEPS[key];
      if (count > 1 && step !== undefined) turn(step);
    },
  };
}

export type Turning = ReturnType<typeof useTurning>;
