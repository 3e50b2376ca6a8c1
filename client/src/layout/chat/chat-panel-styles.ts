import { defineSlotRecipe } from "@chakra-ui/react";
import { overlaySlots, scrollsAsAWhole } from "../../ui/theme/recipes/overlay";
import { LOW_WINDOW } from "../../ui/theme/scales";

/** A panel in the corner of its button; full screen on phones. */
export const chatPanelStyles = defineSlotRecipe({
  slots: overlaySlots,
  base: {
    positioner: {
      position: "fixed",
      zIndex: { base: "modal", md: "bar" },
      inset: { base: "0", md: "auto 1.5rem 1.5rem auto" },
    },
    content: {
      display: "flex",
      flexDirection: "column",
      w: { base: "full", md: "24rem" },
      h: { base: "100dvh", md: "min(36rem, calc(100dvh - 3rem))" },
      bg: "bg",
      borderRadius: { md: "panel" },
      boxShadow: "over",
      overflow: "hidden",
      outline: "none",
      [LOW_WINDOW]: scrollsAsAWhole,
      _open: { animation: "fade-in 280ms" },
      _closed: { animation: "fade-out 140ms" },
      _print: { display: "none" },
    },
    header: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "3",
      py: "3.5",
      pl: "5",
      pr: "2",
      bg: "bg.inverted",
      color: "fg.inverted",
    },
    title: { fontSize: "body", fontWeight: "600", lineHeight: "1.2" },
    footer: { p: "3", pb: "calc(0.75rem + env(safe-area-inset-bottom))" },
  },
});
