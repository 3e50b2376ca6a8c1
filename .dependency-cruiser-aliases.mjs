import path from "node:path";

/** How imports are found that are neither relative nor packages, in webpack's form, the one that dependency-cruiser reads. */
export default {
  resolve: {
    alias: {
      "@rules": path.resolve(import.meta.dirname, "server/src/rules"),
      "@theme": path.resolve(import.meta.dirname, "client/src/ui/theme"),
    },
  },
};
