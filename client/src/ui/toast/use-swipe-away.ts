import { useRef, type PointerEvent } from "react";

/** Pixels to the right after which a notice closes. */
const THRESHOLD = 50;
/** Pixels below which a movement counts as a press on the button inside. */
const PRESS = 5;

/** Pointer handlers that drag a notice to the right and close it past the threshold. */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<number>(undefined);

  const slip = (element: HTMLElement, distance: number) => {
    element.style.transform = distance > PRESS ? `translateX(${distance}px)` : "";
  };
  const letGo = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = undefined;
    slip(currentTarget, 0);
  };
  return {
    onPointerDown: ({ isPrimary, button, clientX }: PointerEvent<HTMLElement>) => {
      if (isPrimary && button === 0) start.current = clientX;
    },
    onPointerMove: ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
      if (start.current === undefined) return;
      const distance = clientX - start.current;
      slip(currentTarget, distance);
      // Only after a real drag: a press must still reach the button inside.
      if (distance > PRESS) currentTarget.setPointerCapture?.(pointerId);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current === undefined) return;
      const isFar = event.clientX - start.current > THRESHOLD;
      if (isFar) {
        start.current = undefined;
        onAway();
      } else letGo(event);
    },
    onPointerCancel: letGo,
  };
}
