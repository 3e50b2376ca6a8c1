import { defineConfig } from "vitest/config";
import { serverProjects } from "./server/vitest.config.ts";

export default defineConfig({
  test: { projects: [...serverProjects, { test: { name: "scripts", root: "scripts" } }, "client", "client/media"] },
});
