import { defineConfig } from "vitest/config";
import { serverProjects } from "./server/vitest.config.ts";

export default defineConfig({
  test: {
    projects: [
      ...serverProjects,
      { test: { name: "embedded-postgres", root: "packages/embedded-postgres" } },
      { test: { name: "scripts", root: "scripts" } },
      "client",
      "client/media",
    ],
  },
});
