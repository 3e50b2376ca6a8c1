import { createSystem, defaultBaseConfig, type SystemContext } from "@chakra-ui/react";
import { colors } from "./colors";
import { fonts } from "./fonts";
import { globalCss, keyframes } from "./global-css";
import { breakpoints, durations, radii, shadows, sizes, spacing, zIndex } from "./scales";
import { fontSizes, textStyles } from "./typography";

let created: SystemContext | undefined;

/**
 * Chakra with the shop's own tokens and without its default theme, whose tokens alone are 48 kB of CSS in every page. Components
 * import their recipes, so that each is loaded with its component. Created on first use: it takes a phone 0.2 s, and a browser that
 * hydrates a page finds every style in it.
 */
export function theSystem(): SystemContext {
  created ??= createSystem(defaultBaseConfig, {
    cssVarsPrefix: "c",
    cssVarsRoot: "html",
    preflight: true,
    // The browser finds them in the server's HTML.
    globalCss: import.meta.env.SSR ? globalCss : undefined,
    theme: {
      breakpoints,
      keyframes,
      textStyles,
      tokens: { colors, durations, fontSizes, fonts, radii, shadows, sizes, spacing, zIndex },
    },
  });
  return created;
}

/** Keeps the provider from adding global styles: the page of the server has them. */
const WITHOUT_GLOBALS: Partial<Record<string | symbol, unknown>> = {
  _config: { disableLayers: true },
  _global: [],
};

/** The system in the context of Chakra's own components; created when the first of them reads it. */
export const system = new Proxy({} as SystemContext, {
  get: (_, name) => WITHOUT_GLOBALS[name] ?? Reflect.get(theSystem(), name),
});
