import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

const CONTROLS = "a[href], button, input, select, textarea, label";

/** Milliseconds without scrolling after which the page is at rest. */
const REST = 120;

/** Pixels by which it tries to rise, and the most that still looks like the corner. */
const STEP = 8;
const HIGHEST = 320;

/**
 * By how many pixels what floats in `place` must rise so that it lies over nothing that can be pressed or filled in; undefined
 * where there is no room. It looks when the page has come to rest.
 */
export function useClearance(place: RefObject<HTMLElement | null>): number | undefined {
  const [clearance, setClearance] = useState<number | undefined>(0);
  const { key } = useLocation();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const element = place.current;
      // What has the focus stays.
      if (element && !element.contains(document.activeElement)) setClearance(clearanceOf(element));
    };
    const lookAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST);
    };
    lookAtRest();
    // A press may open something under it.
    const events = ["scroll", "resize", "click"] as const;
    for (const event of events) addEventListener(event, lookAtRest, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, lookAtRest);
    };
  }, [place, key]);

  return clearance;
}

function clearanceOf(place: HTMLElement): number | undefined {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  const inTheWay = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !place.contains(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top - HIGHEST)
    .filter(({ control }) => control.checkVisibility({ visibilityProperty: true }));
  for (let rise = 0; rise <= HIGHEST; rise += STEP)
    if (inTheWay.every(({ box }) => box.top >= bottom - rise || box.bottom <= top - rise)) return rise;
  return undefined;
}
