import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import express, { Router } from "express";
import precompressed from "express-static-gzip";
import { withoutPageHeaders } from "../http/security/security-headers.js";
import { RenderThread } from "./render-thread.js";
import type { SiteModule, Storefront } from "./storefront.js";

/** The client as built into `folder` (client/dist). */
export async function openBuiltStorefront(folder: string): Promise<Storefront> {
  const browser = path.join(folder, "browser");
  const template = await readFile(path.join(folder, "template.html"), "utf8");
  const address = (file: string) => pathToFileURL(path.join(folder, file)).href;
  const { sitemapRoutes, canonicalUrl }: SiteModule = await import(address("site/site.js"));
  const windowsWorker = await textOf(path.join(folder, "windows-worker.js"));
  const fontFolder = path.join(browser, "fonts");
  const thread = new RenderThread({ pageModule: address("server/server.js"), template, fontFolder });
  const files = Router();
  // Names of built files contain a hash, so browsers may cache them for ever; pictures and fonts for a week.
  files.use(
    "/assets",
    // The build writes a compressed copy beside each file.
    precompressed(path.join(browser, "assets"), {
      enableBrotli: true,
      orderPreference: ["br", "gz"],
      serveStatic: { immutable: true, maxAge: "365d", fallthrough: false, setHeaders: withoutPageHeaders },
    }),
  );
  files.use(express.static(browser, { index: false, maxAge: "7d" }));
  return {
    files,
    inlineScripts: Array.from(template.matchAll(/<script>(.*?)<\/script>/gs), ([, script = ""]) => script),
    render: thread.render,
    ...(windowsWorker !== undefined && { windowsWorker }),
    renderLayers: (kind, url, execute) => thread.renderLayers(kind, url, execute),
    renderDrawing: (drawn, frame) => thread.renderDrawing(drawn, frame),
    renderPdf: (document) => thread.renderPdf(document),
    sitemapRoutes: async () => sitemapRoutes,
    canonicalUrl: async (url) => canonicalUrl(url),
    close: () => thread.close(),
  };
}

/** The text of a file; undefined where there is none. */
const textOf = (file: string): Promise<string | undefined> =>
  readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
