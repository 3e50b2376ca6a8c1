import { readFile } from "node:fs/promises";
import path from "node:path";
import type { BackOffice } from "./back-office.js";

/** Vite for the shop's pages has the default one. */
const RELOAD_PORT = 24679;

/** The back office in development: Vite in this process, with hot reloading. */
export async function openViteBackOffice(folder: string): Promise<BackOffice> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: folder,
    server: { middlewareMode: true, hmr: { port: RELOAD_PORT } },
    appType: "custom",
  });
  return {
    // Without the condition Vite would take paths of the shop's pages for sources of its own.
    files: (request, response, next) =>
      request.originalUrl.startsWith("/admin/") ? vite.middlewares(request, response, next) : next(),
    page: async (url) => vite.transformIndexHtml(url, await readFile(path.join(folder, "index.html"), "utf8")),
    close: () => vite.close(),
  };
}
