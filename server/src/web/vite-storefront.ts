import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PageModule, Storefront } from "./storefront.js";

/** The client as it is being written: Vite inside this process, every change seen at once. */
export async function openViteStorefront(folder: string): Promise<Storefront> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: folder, server: { middlewareMode: true }, appType: "custom" });
  const load = async (): Promise<PageModule> => {
    const module: Record<string, unknown> = await vite.ssrLoadModule("/src/server.tsx");
    return module as PageModule;
  };
  return {
    files: vite.middlewares,
    template: async (url) => vite.transformIndexHtml(url, await readFile(path.join(folder, "index.html"), "utf8")),
    inlineScripts: [], // the policy of development allows any
    renderer: async () => (await load()).render,
    directory: async () => (await load()).pageDirectory,
    canonicalUrl: async (url) => (await load()).canonicalUrl(url),
    close: () => vite.close(),
  };
}
