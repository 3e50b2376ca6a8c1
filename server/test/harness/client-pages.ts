import { readFile } from "node:fs/promises";
import path from "node:path";
import express from "express";
import { createServer, type ViteDevServer } from "vite";
import type { PageModule, Storefront } from "../../src/web/storefront.js";

const CLIENT = path.resolve(import.meta.dirname, "../../../client");

/** The client's own pages from their sources, for tests that read them: nothing is built, watched or run in a browser. */
export function clientPages(): Storefront {
  // React in its quick form, as in the built shop.
  process.env["NODE_ENV"] = "production";
  let opening: Promise<ViteDevServer> | undefined;
  const open = () =>
    (opening ??= createServer({
      root: CLIENT,
      configFile: path.join(CLIENT, "vite.config.ts"),
      appType: "custom",
      logLevel: "error",
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    }));
  const load = async () => {
    const module: Record<string, unknown> = await (await open()).ssrLoadModule("/src/server.tsx");
    return module as PageModule;
  };
  return {
    files: express.static(path.join(CLIENT, "public"), { index: false }),
    template: () => readFile(path.join(CLIENT, "index.html"), "utf8"),
    renderer: async () => (await load()).render,
    inlineScripts: [],
    directory: async () => (await load()).pageDirectory,
    close: async () => (await opening)?.close(),
  };
}
