import type { RequestHandler } from "express";
import type { FormattedExecutionResult } from "graphql";
import type { PageOperation } from "../graphql/execute.js";

/** A page as the client renders it; `state` is ready to stand in a script block. */
export type RenderedPage = { html: string; head: string; state: string; status: number; isPrivate: boolean };

export type PageRenderer = (
  url: string,
  execute: (operation: PageOperation) => Promise<FormattedExecutionResult>,
) => Promise<RenderedPage>;

/** What search engines are told of pages. */
export type PageDirectory = {
  /** To be found by searching, all but the catalogue's; `updated` is a day or a month: "2026-11-21", "2025-01". */
  publicPages: readonly { path: string; updated?: string }[];
  /** Beginnings of addresses that search engines should leave alone. */
  hiddenPaths: readonly string[];
};

/** What client/src/server.tsx exports. */
export type RendererModule = { render: PageRenderer };

/** What client/src/site.ts exports. */
export type SiteModule = {
  pageDirectory: PageDirectory;
  /** The URL (path and query) that a page is rendered and cached by: without parameters that it does not know. */
  canonicalUrl(url: string): string;
};

/** The built client, or Vite in development. */
export type Storefront = {
  /** Serves scripts, styles, fonts and pictures. */
  files: RequestHandler;
  /** The page with the markers <!--head-->, <!--app-->, <!--state-->. */
  template(url: string): Promise<string>;
  /** The scripts that stand in the template, which browsers are to run beside those in files. */
  inlineScripts: readonly string[];
  renderer(): Promise<PageRenderer>;
  directory(): Promise<PageDirectory>;
  canonicalUrl(url: string): Promise<string>;
  close(): Promise<void>;
};
