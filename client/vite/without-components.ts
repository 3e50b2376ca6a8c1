import type { Plugin } from "vite";

/**
 * Leaves components and React out of the build of `entry`, an SSR entry as the command line names it: each .tsx file is an empty
 * module, what is imported from it undefined, and of libraries only what is used remains. The server's main thread reads the route
 * table through it.
 */
export const withoutComponents = (entry: string): Plugin => ({
  name: "without-components",
  apply: ({ build }, { command }) => command === "build" && build?.ssr === entry,
  config: () => ({
    build: { rolldownOptions: { treeshake: { moduleSideEffects: false } } },
    ssr: { resolve: { conditions: ["module", "module-sync", "node"] } },
  }),
  load: { filter: { id: /\.tsx$/ }, handler: () => "module.exports = {};" },
});
