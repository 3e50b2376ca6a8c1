import { readFile } from "node:fs/promises";
import path from "node:path";
import { pdfFile } from "../pdf/pdf-file.js";
import { pictureLayers } from "./sharing/picture-layers.js";
import type { RendererModule, SiteModule, Storefront } from "./storefront.js";

/** The client in development: Vite in this process, with hot reloading. */
export async function openViteStorefront(folder: string): Promise<Storefront> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: folder, server: { middlewareMode: true }, appType: "custom" });
  const load = async <Module>(file: string): Promise<Module> => (await vite.ssrLoadModule(file)) as Module;
  const site = () => load<SiteModule>("/src/site.ts");
  return {
    files: vite.middlewares,
    renderLayers: async (kind, url, execute) => {
      const { sharingCard } = await load<RendererModule>("/src/server.tsx");
      return pictureLayers(kind, (frame) => sharingCard(url, frame, execute), path.join(folder, "public/fonts"));
    },
    renderDrawing: async (drawn, frame) => (await load<RendererModule>("/src/server.tsx")).drawingSvg(drawn, frame),
    renderPdf: pdfFile,
    inlineScripts: [], // the policy of development allows any
    render: async (url, execute, preview) => {
      const { render } = await load<RendererModule>("/src/server.tsx");
      const template = await readFile(path.join(folder, "index.html"), "utf8");
      return render(url, await vite.transformIndexHtml(url, template), execute, preview);
    },
    sitemapRoutes: async () => (await site()).sitemapRoutes,
    canonicalUrl: async (url) => (await site()).canonicalUrl(url),
    close: () => vite.close(),
  };
}
