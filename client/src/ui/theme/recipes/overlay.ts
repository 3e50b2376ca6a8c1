import { defineSlotRecipe } from "@chakra-ui/react";
import { LOW_WINDOW } from "../scales";

/** The parts of Chakra's dialog that overlays style. */
export const overlaySlots = ["backdrop", "positioner", "content", "header", "title", "body", "footer", "closeTrigger"];

const backdrop = {
  position: "fixed",
  inset: "0",
  zIndex: "overlay",
  bg: "bg.scrim",
  _open: { animation: "fade-in 280ms" },
  _closed: { animation: "fade-out 140ms" },
} as const;

const content = { bg: "bg", boxShadow: "over", outline: "none" } as const;

/** In a low window an overlay scrolls as a whole: title and actions would leave its content no room. */
export const scrollsAsAWhole = { display: "block", overflowY: "auto", overscrollBehavior: "contain" } as const;

/** A sheet at the right edge: title and close button at the top, the main action at the bottom in reach of the thumb. */
export const drawerRecipe = defineSlotRecipe({
  slots: overlaySlots,
  base: {
    backdrop,
    positioner: { position: "fixed", inset: "0", zIndex: "modal", display: "flex", justifyContent: "flex-end" },
    content: {
      ...content,
      display: "flex",
      flexDirection: "column",
      w: "full",
      h: "100dvh",
      [LOW_WINDOW]: scrollsAsAWhole,
      _open: { animation: "slide-in 280ms cubic-bezier(0.2, 0.7, 0.2, 1)" },
      _closed: { animation: "slide-out 140ms ease-in" },
    },
    header: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      pl: "5",
      pr: "2",
      py: "3",
      boxShadow: "0 1px 0 {colors.border}",
    },
    title: { textStyle: "h3", fontSize: "1.625rem", lineHeight: "1", pt: "1" },
    body: {
      flex: "1",
      overflowY: "auto",
      overscrollBehavior: "contain",
      px: "5",
      [LOW_WINDOW]: { overflow: "visible" },
    },
    footer: { px: "5", pt: "3", pb: "4", boxShadow: "0 -1px 0 {colors.border}" },
  },
  variants: {
    size: { sm: { content: { maxW: "26.25rem" } }, md: { content: { maxW: "29.5rem" } } },
  },
  defaultVariants: { size: "md" },
});

/** A dialog in the middle of the screen. */
export const dialogRecipe = defineSlotRecipe({
  slots: overlaySlots,
  base: {
    backdrop,
    positioner: {
      position: "fixed",
      inset: "0",
      zIndex: "modal",
      display: "grid",
      placeItems: "center",
      overflow: "auto",
      p: "4",
    },
    content: {
      ...content,
      position: "relative",
      w: "full",
      p: { base: "6", md: "8" },
      borderRadius: "panel",
      _open: { animation: "fade-in 140ms" },
    },
    title: { textStyle: "h3", pr: "10" },
    body: { mt: "2", color: "fg.muted" },
    footer: { display: "flex", flexWrap: "wrap", gap: "3", mt: "7" },
    closeTrigger: { position: "absolute", right: "3", top: "3" },
  },
  variants: {
    size: { md: { content: { maxW: "32.5rem" } }, xl: { content: { maxW: "min(1200px, 100%)" } } },
  },
  defaultVariants: { size: "md" },
});
