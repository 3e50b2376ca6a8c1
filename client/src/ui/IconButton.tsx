import { chakra } from "@chakra-ui/react";

/** A round press of 44 px with nothing but an icon inside. `aria-label` says what it does. */
export const IconButton = chakra(
  "button",
  {
    base: {
      display: "inline-grid",
      placeItems: "center",
      flex: "none",
      boxSize: "target",
      borderRadius: "full",
      cursor: "pointer",
      transition: "background",
      transitionDuration: "quick",
      _hover: { bg: "bg.muted" },
      _focusVisible: { borderRadius: "full" },
      _disabled: { color: "fg.disabled", cursor: "not-allowed", bg: "transparent" },
      "[data-ground=green] &": { _hover: { bg: "bg.inverted.hover" } },
    },
  },
  { defaultProps: { type: "button" } },
);
