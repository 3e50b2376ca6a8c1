import { defineRecipe } from "@chakra-ui/react";
import { LARGE_TEXT } from "../scales";

/** Buttons and links that look like one. A busy button (`aria-busy`) stays focusable and keeps its colours. */
export const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2.5",
    borderRadius: "control",
    borderWidth: "1px",
    borderColor: "transparent",
    fontWeight: "600",
    lineHeight: "1.2",
    whiteSpace: "nowrap",
    [LARGE_TEXT]: { whiteSpace: "normal" },
    cursor: "pointer",
    transition: "background, border-color, color, transform",
    transitionDuration: "quick",
    _active: { transform: "translateY(1px)" },
    // A busy button is disabled for screen readers only.
    "&:is(:disabled, [aria-disabled=true]:not([aria-busy=true]))": {
      bg: "bg.disabled",
      color: "fg.disabled",
      borderColor: "transparent",
      cursor: "not-allowed",
      transform: "none",
    },
    "&[aria-busy=true]": { cursor: "progress", transform: "none" },
  },
  variants: {
    variant: {
      /** The main action of its part of the screen. */
      action: {
        bg: "action.solid",
        color: "bg.panel",
        _hover: { bg: "action.emphasized" },
        _active: { bg: "action.active" },
      },
      line: {
        borderColor: "currentColor",
        _hover: { bg: "fg", borderColor: "fg", color: "bg" },
        _active: { bg: "#0f1814", borderColor: "#0f1814", color: "bg" },
        "[data-ground=green] &": { borderColor: "fg.inverted.muted", color: "fg.inverted" },
      },
      soft: { bg: "bg.muted", _hover: { bg: "border" }, _active: { bg: "#cfc6b6" } },
      /** On a green background. */
      paper: { bg: "bg", color: "fg", _hover: { bg: "bg.sage" }, _active: { bg: "bg.sage.hover" } },
      link: {
        minH: "target",
        px: "0",
        gap: "2",
        textDecoration: "underline",
        textDecorationThickness: "1px",
        textUnderlineOffset: "5px",
        _hover: { textDecorationThickness: "2px" },
        "&:disabled": { bg: "transparent" },
      },
    },
    size: {
      s: { minH: "11", px: "4", fontSize: "small" },
      m: { minH: "12", px: "6", fontSize: "control" },
      l: { minH: "14", px: { base: "6", lg: "8" }, fontSize: "body" },
    },
  },
  compoundVariants: [{ variant: "link", css: { px: "0" } }],
  defaultVariants: { variant: "action", size: "m" },
});
