import { defineRecipe } from "@chakra-ui/react";

/** Links in text: underlined, stronger under the pointer. `quiet` is underlined only there. */
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
      /** A link to the next step, followed by an arrow. */
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
