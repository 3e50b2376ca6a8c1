import { defineConfig } from "vitest/config";
import { serverProjects } from "./server/vitest.config.ts";

export default defineConfig({
  test: {
    projects: [
      ...serverProjects,
      { test: { name: "embedded-postgres", root: "packages/embedded-postgres" } },
      {
        test: { name: "scripts", root: "scripts" },
        // As in the server: two copies of graphql refuse each other types.
        resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
      },
      { test: { name: "tools", root: "tools", include: ["{bench,drills}/**/*.test.ts"] } },
      "client",
      "admin",
      "tools/media",
    ],
  },
});
