import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PageRenderer, Storefront } from "./storefront.js";

/** The client as it is being written: Vite inside this process, every change seen at once. */
export async function openViteStorefront(folder: string): Promise<Storefront> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: folder, server: { middlewareMode: true }, appType: "custom" });
  return {
    files: vite.middlewares,
    template: async (url) => vite.transformIndexHtml(url, await readFile(path.join(folder, "index.html"), "utf8")),
    inlineScripts: [], // the policy of development allows any
    async renderer() {
      const entry = await vite.ssrLoadModule("/src/server.tsx");
      const render: PageRenderer = entry["render"];
      return render;
    },
    close: () => vite.close(),
  };
}
