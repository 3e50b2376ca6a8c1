import { defineRecipe } from "@chakra-ui/react";
import { chakra } from "./theme/chakra";

/**
 * A round button with an icon. Use variants instead of overriding styles: Chakra writes nested overrides such as `_hover` into
 * the recipe itself.
 */
const iconButtonRecipe = defineRecipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    boxSize: "target",
    borderRadius: "full",
    cursor: "pointer",
    transition: "background",
    transitionDuration: "quick",
    _focusVisible: { borderRadius: "full" },
    _disabled: { color: "fg.disabled", cursor: "not-allowed", bg: "transparent" },
  },
  variants: {
    look: {
      bare: { _hover: { bg: "bg.muted" }, "[data-ground=green] &": { _hover: { bg: "bg.inverted.hover" } } },
      /** On a picture. */
      paper: { bg: "rgb(250 247 241 / 0.92)", _hover: { bg: "bg.panel" } },
      green: { bg: "bg.inverted", color: "fg.inverted", _hover: { bg: "bg.inverted.hover" } },
    },
  },
  defaultVariants: { look: "bare" },
});

/** A round button of 44 px with only an icon. Needs an `aria-label`. */
export const IconButton = chakra("button", iconButtonRecipe, { defaultProps: { type: "button" } });
