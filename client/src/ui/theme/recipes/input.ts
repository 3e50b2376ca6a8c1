import { defineRecipe } from "@chakra-ui/react";

/** Text inputs and text areas. Sizes have large, tabular figures. */
export const inputRecipe = defineRecipe({
  base: {
    display: "block",
    w: "full",
    minW: "0",
    minH: "13",
    px: "4",
    py: "3",
    bg: "bg.panel",
    color: "fg",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "control",
    fontSize: "body",
    lineHeight: "1.5",
    appearance: "none",
    transition: "border-color, box-shadow",
    transitionDuration: "quick",
    _hover: { borderColor: "fg.muted" },
    _invalid: { borderColor: "error.fg", boxShadow: "inset 0 0 0 1px {colors.error.fg}" },
    _focus: { outline: "none", borderColor: "fg", boxShadow: "0 0 0 1px {colors.fg}, 0 0 0 4px {colors.bg.sage}" },
    _disabled: { bg: "bg.disabled", color: "fg.disabled", borderColor: "transparent", cursor: "not-allowed" },
  },
  variants: {
    size: {
      m: {},
      figure: { minH: "15", fontSize: "lead", fontWeight: "600", fontVariantNumeric: "tabular-nums" },
    },
    multiline: { true: { minH: "26", resize: "vertical" } },
  },
  defaultVariants: { size: "m" },
});
