import { defineSlotRecipe } from "@chakra-ui/react";

/** Green for success, red for failure; the text says so too. */
export const toastRecipe = defineSlotRecipe({
  slots: ["root", "title", "description", "closeTrigger"],
  base: {
    root: {
      display: "flex",
      gap: "3.5",
      w: "min(400px, calc(100vw - 2rem))",
      py: "4",
      pl: "4.5",
      pr: "2",
      bg: "bg.inverted",
      color: "fg.inverted",
      "--focus": "colors.fg.inverted",
      borderRadius: "panel",
      boxShadow: "over",
      lineHeight: "1.45",
      // The toast handles swipes to the right itself.
      touchAction: "pan-y",
      userSelect: "none",
      // The toaster positions toasts with these variables; without them they would overlap.
      translate: "var(--x) var(--y)",
      scale: "var(--scale)",
      opacity: "var(--opacity)",
      height: "var(--height)",
      zIndex: "var(--z-index)",
      willChange: "translate, opacity, scale",
      transition: "translate 280ms, scale 280ms, opacity 280ms, height 280ms",
      _closed: { transition: "translate 140ms, scale 140ms, opacity 140ms" },
      "&[data-type=error]": { bg: "error.fg", "& button:hover": { bg: "error.emphasized" } },
      "& > svg": { mt: "1px" },
    },
    title: { fontWeight: "600" },
    description: { fontSize: "small", color: "fg.inverted.muted", "[data-type=error] &": { color: "error.contrast" } },
    closeTrigger: { ml: "auto", mt: "-2", _hover: { bg: "bg.inverted.hover" } },
  },
});
