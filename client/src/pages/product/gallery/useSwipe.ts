import { useRef, type PointerEvent } from "react";

/** Horizontal pixels from which a touch is a swipe, not a press or a scroll. */
const FAR_ENOUGH = 40;

/**
 * Handlers for horizontal swipes: to the left is next. The element needs `touch-action: pan-y pinch-zoom`, or the
 * browser handles the touch itself.
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
