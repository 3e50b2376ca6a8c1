import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { colors } from "./colors";
import { globalCss, keyframes } from "./global-css";
import { breakpoints, durations, easings, radii, shadows, sizes, spacing, zIndex } from "./scales";
import { fontSizes, fontWeights, fonts, textStyles } from "./typography";

/**
 * Chakra with the shop's own tokens and nothing of its default theme, whose tokens alone are 48 kB of CSS in every page.
 * A recipe is imported by the part that wears it, so that it arrives with that part.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: "c",
  cssVarsRoot: "html",
  preflight: true,
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    textStyles,
    tokens: { colors, durations, easings, fontSizes, fontWeights, fonts, radii, shadows, sizes, spacing, zIndex },
  },
});
