import { defineRecipe } from "@chakra-ui/react";

/** Links in text: the underline is the sign, and it strengthens under the pointer. `quiet` shows it only then. */
export const textLinkRecipe = defineRecipe({
  base: {
    py: "0.5",
    textDecorationThickness: "1px",
    textUnderlineOffset: "5px",
    textDecorationColor: "color-mix(in srgb, currentColor 45%, transparent)",
    transition: "text-decoration-color",
    transitionDuration: "quick",
    _hover: { textDecorationLine: "underline", textDecorationColor: "currentColor" },
  },
  variants: {
    variant: {
      plain: { textDecorationLine: "underline", _hover: { textDecorationThickness: "2px" } },
      quiet: {},
      /** A way onwards, with an arrow behind it. */
      arrow: {
        display: "inline-flex",
        alignItems: "center",
        gap: "2",
        minH: "target",
        fontWeight: "600",
        textDecorationLine: "underline",
        _hover: { textDecorationThickness: "2px" },
      },
    },
  },
  defaultVariants: { variant: "plain" },
});
