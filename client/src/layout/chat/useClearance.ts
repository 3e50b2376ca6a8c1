import { useEffect, useState, type RefObject } from "react";
import { useLocation } from "react-router-dom";

const CONTROLS = "a[href], button, input, select, textarea, label";

/** Milliseconds without a scroll event after which scrolling has stopped. */
const REST = 120;

/** Step and maximum of the rise in pixels. */
const STEP = 8;
const HIGHEST = 320;

/**
 * How many pixels the floating element must rise to cover no control; undefined where there is no room. Measured when
 * scrolling has stopped.
 */
export function useClearance(floating: RefObject<HTMLElement | null>): number | undefined {
  const [clearance, setClearance] = useState<number | undefined>(0);
  const { key } = useLocation();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const element = floating.current;
      // A focused element does not move.
      if (element && !element.contains(document.activeElement)) setClearance(clearanceOf(element));
    };
    const lookAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST);
    };
    lookAtRest();
    // A press may open something below it.
    const events = ["scroll", "resize", "click"] as const;
    for (const event of events) addEventListener(event, lookAtRest, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, lookAtRest);
    };
  }, [floating, key]);

  return clearance;
}

function clearanceOf(element: HTMLElement): number | undefined {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const inTheWay = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !element.contains(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top - HIGHEST)
    .filter(({ control }) => control.checkVisibility({ visibilityProperty: true }));
  for (let rise = 0; rise <= HIGHEST; rise += STEP)
    if (inTheWay.every(({ box }) => box.top >= bottom - rise || box.bottom <= top - rise)) return rise;
  return undefined;
}
