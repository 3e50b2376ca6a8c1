import { fileURLToPath } from "node:url";
import { constants } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compression, defineAlgorithm } from "vite-plugin-compression2";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** `vite build admin` makes dist/index.html and dist/assets, which the shop serves at /admin. */
export default defineConfig({
  root: path("."),
  base: "/admin/",
  plugins: [
    react(),
    compression({
      include: /assets\/.*\.(js|css)$/,
      algorithms: [
        "gzip",
        defineAlgorithm("brotliCompress", {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        }),
      ],
    }),
  ],
  resolve: { alias: { "@rules": path("../server/src/rules"), "@theme": path("../client/src/ui/theme") } },
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
        },
      },
    },
  },
});
