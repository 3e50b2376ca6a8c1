import type { RequestHandler } from "express";
import type { ExecutionResult } from "graphql";
import type { PageOperation } from "../graphql/execute.js";

/** A page as the client renders it; `state` is ready to stand in a script block. */
type RenderedPage = { html: string; head: string; state: string; status: number; isPrivate: boolean };

/** What client/src/server.tsx exports. */
export type PageRenderer = (
  url: string,
  execute: (operation: PageOperation) => Promise<ExecutionResult>,
) => Promise<RenderedPage>;

/** The built client, or Vite in development. */
export type Storefront = {
  /** Serves scripts, styles, fonts and pictures. */
  files: RequestHandler;
  /** The page with the markers <!--head-->, <!--app-->, <!--state-->. */
  template(url: string): Promise<string>;
  /** The scripts that stand in the template, which browsers are to run beside those in files. */
  inlineScripts: readonly string[];
  renderer(): Promise<PageRenderer>;
  close(): Promise<void>;
};
