import type { RequestHandler } from "express";
import type { FormattedExecutionResult } from "graphql";
import type { WritePdf } from "../pdf/pdf-document.js";
import type { SitemapRoutes } from "./crawler-files/sitemap-routes.js";
import type { PageOperation } from "./execute-operation.js";
import type { PictureKind, PictureLayers } from "./sharing/picture-layers.js";
import type { Drawn, Frame, SharingCard } from "./sharing/sharing-card.js";

/** A complete page. The rendering thread sends bytes, so that the main thread neither joins nor encodes long strings. */
export type RenderedPage<Body extends string | Buffer = string | Buffer> = {
  body: Body;
  status: number;
  isPrivate: boolean;
  /** Pattern of its route, as "/products/:slug"; undefined where nothing counts it. */
  route?: string;
};

/** Runs an operation of a page on the schema. */
export type PageQueries = (operation: PageOperation) => Promise<FormattedExecutionResult>;

/** What stands above a page that only staff see, because it is not published. */
export type PreviewNotice = {
  title: string;
  /** What there is to know about it, in sentences. */
  notes: readonly string[];
  /** What a search engine would show of it. */
  seo: { title: string; description: string };
};

/**
 * @param url path and query, or a whole URL; only a whole one gives canonical links
 * @param preview renders the page as a preview: below this notice, without scripts, and with nothing that can be pressed
 */
export type RenderPage = (url: string, execute: PageQueries, preview?: PreviewNotice) => Promise<RenderedPage>;

/** What client/src/server.tsx exports. */
export type RendererModule = {
  render(url: string, template: string, execute: PageQueries, preview?: PreviewNotice): Promise<RenderedPage<string>>;
  /** What the sharing picture of the product page at `url` says; undefined where there is no such product. `frame` is the drawing's. */
  sharingCard(url: string, frame: Frame, execute: PageQueries): Promise<SharingCard | undefined>;
  /** An SVG element that fills its frame. */
  drawingSvg(drawn: Drawn, frame: Frame): Promise<string>;
};

/** What client/src/site.ts exports. */
export type SiteModule = {
  sitemapRoutes: SitemapRoutes;
  /** The URL (path and query) by which a page is rendered and cached, without unknown query parameters. */
  canonicalUrl(url: string): string;
};

/** The built client, or Vite in development. */
export type Storefront = {
  /** Serves scripts, styles, fonts and pictures. */
  files: RequestHandler;
  /** Inline scripts of the template, for the content security policy. */
  inlineScripts: readonly string[];
  render: RenderPage;
  /** The script by which My windows opens without a connection; undefined where none is built. */
  windowsWorker?: string;
  /** The layers of a picture of a product page; undefined where it has none. */
  renderLayers(kind: PictureKind, url: string, execute: PageQueries): Promise<PictureLayers | undefined>;
  /** The drawing of a configured product as an SVG element that fills its frame. */
  renderDrawing(drawn: Drawn, frame: Frame): Promise<string>;
  /** Writes a PDF, which takes as much work as a page. */
  renderPdf: WritePdf;
  sitemapRoutes(): Promise<SitemapRoutes>;
  canonicalUrl(url: string): Promise<string>;
  close(): Promise<void>;
};
