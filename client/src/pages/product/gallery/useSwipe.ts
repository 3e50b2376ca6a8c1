import { type PointerEvent, useRef } from "react";

/** Pixels sideways from which on a touch means to turn, not to press or to scroll. */
const FAR_ENOUGH = 40;

/**
 * Turns by a finger drawn sideways: to the left brings the next. Give what is turned `touch-action: pan-y pinch-zoom`, or the
 * browser takes the touch for itself.
 */
export function useSwipe(onTurn: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType === "mouse" || !isPrimary ? undefined : { x, y };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const { x, y } = start.current;
      start.current = undefined;
      const [across, along] = [clientX - x, clientY - y];
      if (Math.abs(across) >= FAR_ENOUGH && Math.abs(across) > Math.abs(along)) onTurn(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
