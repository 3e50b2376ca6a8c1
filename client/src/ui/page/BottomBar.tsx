import { chakra } from "../theme/chakra";
import { LOW_WINDOW } from "../theme/scales";

/** Keeps the height of the bar in `--bar-height` of the page; 0 where it does not stick. */
function measureBar(bar: HTMLElement | null) {
  if (!bar) return;
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => {
    const height = getComputedStyle(bar).position === "sticky" ? bar.offsetHeight : 0;
    root.setProperty("--bar-height", `${height}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.removeProperty("--bar-height");
  };
}

/**
 * A bar at the bottom of a phone, one on a page. It sticks and is not fixed: at the end of the page it stays above the footer and
 * covers nothing. What has the focus, toasts and the chat button stay above it.
 */
export const BottomBar = chakra(
  "div",
  {
    base: {
      position: "sticky",
      bottom: "0",
      zIndex: "bar",
      px: "var(--gutter)",
      bg: "bg",
      [LOW_WINDOW]: { position: "static" },
    },
  },
  { defaultProps: { "data-bar": "", ref: measureBar } },
);
