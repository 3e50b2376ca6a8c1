import type { SystemStyleObject } from "@chakra-ui/react";
import { FORCED_COLORS, LARGE_TEXT, LOW_WINDOW, SELECTED } from "./scales";

/**
 * Styles of every page. A section on green has `data-ground="green"`, which makes the focus outline inside it paper-coloured;
 * lines on a drawing or photograph have `data-ground="paper"`, which keeps them dark in contrast themes.
 * Animations stop where the visitor prefers reduced motion.
 */
export const globalCss: Record<string, SystemStyleObject> = {
  html: {
    "--focus": "colors.fg",
    "--gutter": { base: "1.25rem", md: "2rem", lg: "2.5rem" },
    "--section": { base: "4.5rem", md: "6rem", lg: "7.5rem" },
    "--global-font-body": "fonts.body",
    "--global-color-border": "colors.border",
    // The height of the row that sticks to the top, and of the bar at the bottom: they never cover what has the focus.
    "--header": { base: "4rem", lg: "0rem" },
    scrollPaddingTop: "calc(var(--header) + 1rem)",
    scrollPaddingBottom: "calc(var(--bar, 0rem) + 1rem)",
    [LOW_WINDOW]: { "--header": "0rem" },
    [LARGE_TEXT]: { "--gutter": "0.625rem" },
  },
  body: {
    bg: "bg",
    color: "fg",
    textStyle: "body",
    // For what keeps its own colours, as a piece of colour or a slider. Not on html, where the tokens themselves are. No colour
    // of grounds: it is the text colour of solid buttons, which the system only replaces if it is not one of its own.
    [FORCED_COLORS]: {
      "--focus": "Highlight",
      "--c-colors-fg": "CanvasText",
      "--c-colors-border": "GrayText",
      "--c-colors-border-control": "CanvasText",
      "--c-colors-border-swatch": "CanvasText",
      "--c-colors-success-fg": "Highlight",
    },
  },
  // A bar at the bottom of a phone has `data-bar`: toasts and chat appear above it. Its height is measured by scripts.
  "html:has([data-bar])": {
    "--bar": { base: "var(--bar-height, 5rem)", lg: "0rem" },
    [LOW_WINDOW]: { "--bar": "0rem" },
  },
  // The colour of `fg`, which is the system's by now. Drawings of the guides name their colour themselves.
  "[data-ground=paper], svg[color]": { [FORCED_COLORS]: { forcedColorAdjust: "none", color: "#1c2a25" } },
  "[data-ground=green]": { "--focus": "colors.fg.inverted" },
  ":focus-visible": { outline: "2px solid var(--focus)", outlineOffset: "2px", borderRadius: "control" },
  "main:focus": { outline: "none" },
  "h1, h2, h3": { textWrap: "balance" },
  "p, blockquote": { textWrap: "pretty" },
  "b, strong": { fontWeight: "600" },
  "*::placeholder": { color: "fg.subtle" },
  // Disclosures have a sign of their own.
  summary: { cursor: "pointer", listStyle: "none" },
  "summary::-webkit-details-marker": { display: "none" },
  // Print only the content of the page; the region of the notices has an inline style.
  "body, main": { _print: { background: "none" } },
  "body :not(:has(main), main, main *)": { _print: { display: "none !important" } },
  "[aria-pressed=true], [aria-selected=true], a[aria-current]": { [FORCED_COLORS]: SELECTED },
  // A ground alone marks it as a field, and the system draws none.
  "[role=combobox]": { [FORCED_COLORS]: { border: "1px solid CanvasText !important" } },
  "button[aria-current]": { [FORCED_COLORS]: { outline: "3px solid Highlight", outlineOffset: "2px" } },
  "*, *::before, *::after": {
    _motionReduce: { animation: "none !important", transition: "none !important" },
  },
};

export const keyframes = {
  spin: { to: { transform: "rotate(1turn)" } },
  shimmer: { from: { backgroundPosition: "120% 0" }, to: { backgroundPosition: "-100% 0" } },
  blink: { "0%, 60%, 100%": { opacity: "0.35" }, "30%": { opacity: "1" } },
  "fade-in": { from: { opacity: "0" } },
  "fade-out": { to: { opacity: "0" } },
  "slide-in": { from: { transform: "translateX(100%)" } },
  "slide-out": { to: { transform: "translateX(100%)" } },
};
