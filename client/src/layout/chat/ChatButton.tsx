import { useEffect, useRef, useState, type CSSProperties, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { openChat } from "../../ui/chat/open-chat";
import { IconButton } from "../../ui/IconButton";
import { ChatIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import { LOW_WINDOW } from "../../ui/theme/scales";

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
function useClearance(floating: RefObject<HTMLElement | null>): number | undefined {
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

type ChatButtonProps = {
  /** The chat is open and replaces the button. */
  isReplaced: boolean;
};

const Corner = chakra("div", {
  base: {
    position: "fixed",
    right: { base: "4", lg: "0", "2xl": "6" },
    bottom: { base: "calc(1rem + var(--bar, 0rem) + env(safe-area-inset-bottom))", lg: "6" },
    zIndex: "8",
    pointerEvents: "none",
    // At the end of the page, where it covers nothing that is read.
    [LOW_WINDOW]: { position: "static", display: "grid", justifyContent: "end", p: "4", bg: "bg.inverted" },
    // A bar at the bottom of the phone has its own chat button.
    "html:has([data-bar] [data-chat]) &": { display: { base: "none", lg: "block" } },
    _print: { display: "none" },
  },
});
const Float = chakra(IconButton, {
  base: {
    h: "14",
    // Narrower than the gutter, so it never covers content.
    w: { base: "14", lg: "calc(var(--gutter) - 0.25rem)", "2xl": "14" },
    borderRadius: { base: "full", lg: "6px 0 0 6px", "2xl": "full" },
    boxShadow: "lift",
    // Visible on the green footer, too.
    borderWidth: "1px",
    borderColor: "color-mix(in srgb, {colors.fg.inverted.muted} 50%, transparent)",
    pointerEvents: "auto",
    transform: { base: "translateY(calc(var(--rise) * -1px))", lg: "none" },
    [LOW_WINDOW]: { transform: "none" },
    // No transition: a button that moves under the finger is missed.
    transition: "background",
    "&[data-replaced]": { visibility: "hidden" },
    "&[data-no-room]": { visibility: { base: "hidden", lg: "visible" }, [LOW_WINDOW]: { visibility: "visible" } },
  },
});

/** Floating button that opens the chat, in the same lower corner on every page. On phones it rises above controls that it would cover. */
export function ChatButton({ isReplaced }: ChatButtonProps) {
  const corner = useRef<HTMLDivElement>(null);
  const clearance = useClearance(corner);
  return (
    <Corner ref={corner}>
      <Float
        look="green"
        type="button"
        aria-label="Open chat"
        aria-haspopup="dialog"
        style={{ "--rise": clearance ?? 0 } as CSSProperties}
        data-replaced={isReplaced ? "" : undefined}
        data-no-room={clearance === undefined && !isReplaced ? "" : undefined}
        onClick={(event) => openChat(event.currentTarget)}
      >
        <ChatIcon />
      </Float>
    </Corner>
  );
}
