import { createSystem, defaultBaseConfig, type SystemContext } from "@chakra-ui/react";
import { colors } from "./colors";
import { globalCss, keyframes } from "./global-css";
import { breakpoints, durations, easings, radii, shadows, sizes, spacing, zIndex } from "./scales";
import { fonts, fontSizes, fontWeights, textStyles } from "./typography";

let made: SystemContext | undefined;

/**
 * Chakra with the shop's own tokens and nothing of its default theme, whose tokens alone are 48 kB of CSS in every page.
 * A recipe is imported by the part that wears it, so that it arrives with that part. Put together when it is first needed: a
 * browser that takes over a page of the server finds every style in it, and a phone would work at this for 0.2 s.
 */
export function theSystem(): SystemContext {
  made ??= createSystem(defaultBaseConfig, {
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
  return made;
}

/** What a page's global styles would be, to the provider: they come from the server. */
const WITHOUT_GLOBALS: Partial<Record<string | symbol, unknown>> = {
  _config: { disableLayers: true },
  _global: [],
};

/** The system as Chakra's own parts find it in their context; it is put together when the first of them asks. */
export const system = new Proxy({} as SystemContext, {
  get: (_, name) => WITHOUT_GLOBALS[name] ?? Reflect.get(theSystem(), name),
});
