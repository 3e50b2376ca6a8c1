import type { Plugin } from "vite";

const NAME = "hoist-non-react-statics";
const STAND_IN = `\0${NAME}`;

/**
 * Leaves out a dependency of Emotion's `withTheme`, which the shop does not use: as CommonJS it cannot be tree-shaken, and it
 * contains a second copy of react-is.
 */
export function stripHoistStatics(): Plugin {
  return {
    name: "strip-hoist-statics",
    enforce: "pre",
    resolveId: { filter: { id: /^hoist-non-react-statics$/ }, handler: () => STAND_IN },
    load: {
      filter: { id: /^\0hoist-non-react-statics$/ },
      handler: () => `export default () => { throw new Error("${NAME} is left out."); };`,
    },
  };
}
