import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { graphqlDocuments } from "./vite/graphql-documents.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** `vite build` makes dist/browser; `vite build --ssr` makes dist/server/server.js, which renders pages in Node. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: path("."),
  plugins: [graphqlDocuments(path("src/gql/graphql.ts")), react()],
  resolve: { alias: { "@rules": path("../server/src/rules") } },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: "dist/server",
        copyPublicDir: false,
        target: "node24",
        // One file: it starts faster, and a running shop does not miss parts of it while the next one is built.
        rolldownOptions: { input: path("src/server.tsx"), output: { codeSplitting: false } },
      }
    : {
        outDir: "dist/browser",
        manifest: true,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
                { name: "apollo", test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs)\// },
                // Parts so small that a request for each would cost more than they weigh.
                { name: "parts", test: /client\/src\/(lib|ui|ui\/page|ui\/theme)\/[^/]+$/ },
              ],
            },
          },
        },
      },
  // The page renderer holds only what pages use of the component library, where an import would load all of it.
  ssr: command === "build" ? { noExternal: true } : {},
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
}));
