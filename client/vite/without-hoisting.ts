import type { Plugin } from "vite";

const NAME = "hoist-non-react-statics";
const STAND_IN = `\0${NAME}`;

/**
 * Leaves out what Emotion's `withTheme` alone needs, which nobody here calls: as CommonJS it can't be shaken out of the first
 * visit, and it brings along a second copy of what React knows of its elements.
 */
export function withoutHoisting(): Plugin {
  return {
    name: "without-hoisting",
    enforce: "pre",
    resolveId: { filter: { id: /^hoist-non-react-statics$/ }, handler: () => STAND_IN },
    load: {
      filter: { id: /^\0hoist-non-react-statics$/ },
      handler: () => `export default () => { throw new Error("${NAME} is left out."); };`,
    },
  };
}
