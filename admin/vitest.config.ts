import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

/** Tests of screens, in jsdom, on the schema of the staff API. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      name: "admin",
      environment: "jsdom",
      include: ["src/**/*.test.{ts,tsx}"],
      setupFiles: ["src/test/setup.ts"],
      testTimeout: 30_000,
      // Files share a worker and what it has loaded: loading the component library anew took longer than the tests.
      isolate: false,
    },
  }),
);
