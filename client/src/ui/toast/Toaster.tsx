import { createToaster, Toast, Toaster as ToastStack, type ToastOptions } from "@chakra-ui/react";
import { useEffect, useRef, type PointerEvent } from "react";
import { IconButton } from "../IconButton";
import { AlertIcon, CheckIcon, CloseIcon } from "../icons";
import { chakra } from "../theme/chakra";
import { toastRecipe } from "../theme/recipes/toast";
import { breakpoints } from "../theme/scales";
import type { Notice } from "./notify";

/** Pixels to the right after which a notice closes. */
const THRESHOLD = 50;
/** Pixels below which a movement counts as a press on the button inside. */
const PRESS = 5;

/** Pointer handlers that drag a notice to the right and close it past the threshold. */
function useSwipeAway(onAway: () => void) {
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

/** Milliseconds that a notice is shown. */
const DURATION = 5000;

const isWide = window.matchMedia(`(min-width: ${breakpoints.lg})`).matches;

// Below the full header, or above the thumb.
const toaster = createToaster({
  placement: isWide ? "top-end" : "bottom",
  offsets: isWide
    ? { top: "200px", right: "24px", bottom: "24px", left: "24px" }
    : { top: "16px", right: "16px", bottom: "calc(1rem + var(--bar, 0rem))", left: "16px" },
  max: 1,
  duration: DURATION,
  hotkey: ["F8"],
});

/** The last notice that was to be read. */
let toBeRead = "";

/** Shows one notice at a time: a new one replaces the current one, or waits for it if that is to be read. */
export function show({ title, description, kind = "success", isToBeRead = false }: Notice): void {
  if (!toaster.isVisible(toBeRead)) toaster.remove();
  const id = toaster.create({ title, description, type: kind === "failure" ? "error" : "success" });
  if (isToBeRead && id !== undefined) toBeRead = id;
}

/** Whether a mouse has been moved over the notice, which pauses it until the mouse leaves. */
let isHeld = false;

const hold = ({ pointerType, movementX, movementY }: PointerEvent) => {
  if (pointerType === "mouse" && (movementX !== 0 || movementY !== 0)) isHeld = true;
};
const letGo = () => {
  isHeld = false;
};
/** Continues a notice that appeared under a resting pointer or a finger: the toaster would pause it until the pointer leaves. */
const goOn = () => {
  // Later than the toaster, which pauses in microtasks.
  requestAnimationFrame(() => {
    if (!isHeld) toaster.resume();
  });
};

export function Toaster() {
  return (
    <ToastStack
      toaster={toaster}
      aria-label="Messages"
      onPointerMove={hold}
      onPointerLeave={letGo}
      onMouseEnter={goOn}
      onMouseMove={goOn}
    >
      {(notice) => <NoticeCard {...notice} />}
    </ToastStack>
  );
}

/** One notice: icon, text and a dismiss button. */
function NoticeCard({ id, title, description, type }: ToastOptions) {
  const swipe = useSwipeAway(() => toaster.dismiss(id));
  useEffect(letGo, []);
  return (
    <Toast.Root recipe={toastRecipe} {...swipe}>
      {type === "error" ? <AlertIcon /> : <CheckIcon />}
      <chakra.div minW="0">
        <Toast.Title>{title}</Toast.Title>
        {description !== undefined && <Toast.Description>{description}</Toast.Description>}
      </chakra.div>
      <Toast.CloseTrigger asChild>
        <IconButton aria-label="Dismiss">
          <CloseIcon />
        </IconButton>
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}
