import { defineGlobalStyles } from "@chakra-ui/react";
import { LARGE_TEXT } from "./scales";

/**
 * Styles of every page. A section on green has `data-ground="green"`, which makes the focus outline inside it paper-coloured.
 * Animations stop where the visitor prefers reduced motion.
 */
export const globalCss = defineGlobalStyles({
  html: {
    "--focus": "colors.fg",
    "--gutter": { base: "1.25rem", md: "2rem", lg: "2.5rem" },
    "--section": { base: "4.5rem", md: "6rem", lg: "7.5rem" },
    "--global-font-body": "fonts.body",
    "--global-color-border": "colors.border",
    scrollPaddingTop: "6rem",
    [LARGE_TEXT]: { "--gutter": "0.625rem", overflowWrap: "break-word" },
  },
  body: { bg: "bg", color: "fg", textStyle: "body" },
  // A bar at the bottom of a phone has `data-bar`: toasts appear above it, and it does not cover the focused element.
  "html:has([data-bar])": { "--bar": { base: "5rem", lg: "0rem" }, scrollPaddingBottom: "var(--bar)" },
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
  // Print only the content of the page.
  "body, main": { _print: { background: "none" } },
  "body :not(:has(main), main, main *)": { _print: { display: "none" } },
  "*, *::before, *::after": {
    _motionReduce: { animation: "none !important", transition: "none !important" },
  },
});

export const keyframes = {
  spin: { to: { transform: "rotate(1turn)" } },
  shimmer: { from: { backgroundPosition: "120% 0" }, to: { backgroundPosition: "-100% 0" } },
  blink: { "0%, 60%, 100%": { opacity: "0.35" }, "30%": { opacity: "1" } },
  "fade-in": { from: { opacity: "0" } },
  "fade-out": { to: { opacity: "0" } },
  "slide-in": { from: { transform: "translateX(100%)" } },
  "slide-out": { to: { transform: "translateX(100%)" } },
};
