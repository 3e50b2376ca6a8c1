import { readFile } from "node:fs/promises";
import path from "node:path";
import express from "express";
import { createServer, type ViteDevServer } from "vite";
import type { PageModule, Storefront } from "../../src/web/storefront.js";

const CLIENT = path.resolve(import.meta.dirname, "../../../client");

/** The client's pages, and the patterns of their paths: "/products/:slug", "/guides/:type?", "/account/*". */
type ClientPages = Storefront & { patterns(): Promise<readonly string[]> };

/** The client's own pages from their sources, for tests that read them: nothing is built, watched or run in a browser. */
export function clientPages(): ClientPages {
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
    canonicalUrl: async (url) => (await load()).canonicalUrl(url),
    patterns: async () => {
      const { paths } = await (await open()).ssrLoadModule("/src/lib/paths.ts");
      return Object.values(paths as Record<string, { pattern: string }>).map(({ pattern }) => pattern);
    },
    close: async () => (await opening)?.close(),
  };
}
