import { readFile } from "node:fs/promises";
import path from "node:path";
import express from "express";
import { createServer, type ViteDevServer } from "vite";
import { pdfFile } from "../../src/pdf/pdf-file.js";
import { pictureLayers } from "../../src/ssr/sharing/picture-layers.js";
import type { RendererModule, SiteModule, Storefront } from "../../src/ssr/storefront.js";

const CLIENT = path.resolve(import.meta.dirname, "../../../client");

/** The client's pages, and the patterns of their paths: "/products/:slug", "/guides/:type?", "/account/*". */
type ClientPages = Storefront & {
  patterns(): Promise<readonly string[]>;
  /** The answers of the chat to all its topics. */
  chatAnswers(facts: object): Promise<readonly string[]>;
};

type ChatTopic = { reply: (facts: object, order: null) => { text: string } };

/** Loads the client's pages from their sources, without a build, a watcher or a browser. */
export function clientPages(): ClientPages {
  // React's production build, which is faster.
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
  const load = async <Module>(file: string) => (await (await open()).ssrLoadModule(file)) as Module;
  const site = () => load<SiteModule>("/src/site.ts");
  return {
    files: express.static(path.join(CLIENT, "public"), { index: false }),
    render: async (url, execute, preview) => {
      const { render } = await load<RendererModule>("/src/server.tsx");
      return render(url, await readFile(path.join(CLIENT, "index.html"), "utf8"), execute, preview);
    },
    renderLayers: async (kind, url, execute) => {
      const { sharingCard } = await load<RendererModule>("/src/server.tsx");
      return pictureLayers(kind, (frame) => sharingCard(url, frame, execute), path.join(CLIENT, "public/fonts"));
    },
    renderDrawing: async (drawn, frame) => (await load<RendererModule>("/src/server.tsx")).drawingSvg(drawn, frame),
    renderPdf: pdfFile,
    inlineScripts: [],
    sitemapRoutes: async () => (await site()).sitemapRoutes,
    canonicalUrl: async (url) => (await site()).canonicalUrl(url),
    patterns: async () => {
      const { paths } = await load<{ paths: Record<string, { pattern: string }> }>("/src/lib/paths.ts");
      return Object.values(paths).map(({ pattern }) => pattern);
    },
    chatAnswers: async (facts) => {
      const { CHAT_TOPICS } = await load<{ CHAT_TOPICS: readonly ChatTopic[] }>("/src/content/chat.ts");
      return CHAT_TOPICS.map(({ reply }) => reply(facts, null).text);
    },
    close: async () => (await opening)?.close(),
  };
}
