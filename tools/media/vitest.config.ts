import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Tests of videos and PDFs, and whether the committed files match their texts and drawings. */
export default defineConfig({
  root: path("."),
  resolve: { alias: { "@rules": path("../../server/src/rules") } },
  test: { name: "media", include: ["**/*.test.{ts,tsx}"] },
});
