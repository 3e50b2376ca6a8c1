import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Tests of what is made from texts and drawings, and that the committed files are made of those. */
export default defineConfig({
  root: path("."),
  resolve: { alias: { "@rules": path("../../server/src/rules") } },
  test: { name: "media", include: ["**/*.test.{ts,tsx}"] },
});
