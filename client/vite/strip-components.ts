import type { Plugin } from "vite";

/**
 * Leaves components and React out of the build of `entry`, the SSR entry on the command line: each .tsx file becomes an empty
 * module, its imports are undefined, and unused libraries are dropped. The server's main thread reads the route table from this
 * build.
 */
export const stripComponents = (entry: string): Plugin => ({
  name: "strip-components",
  apply: ({ build }, { command }) => command === "build" && build?.ssr === entry,
  config: () => ({
    build: { rolldownOptions: { treeshake: { moduleSideEffects: false } } },
    ssr: { resolve: { conditions: ["module", "module-sync", "node"] } },
  }),
  load: { filter: { id: /\.tsx$/ }, handler: () => "module.exports = {};" },
});
