import type { RequestHandler } from "express";

/** The built back office, or Vite in development. */
export type BackOffice = {
  /** Serves its scripts, styles and fonts, below /admin/. */
  files: RequestHandler;
  /** Its only HTML page, whose scripts draw every screen. In the place of its nonce it has NONCE_PLACE. */
  page(url: string): Promise<string>;
  close(): Promise<void>;
};

/** Stands in the page for the nonce of a response; admin/index.html has it. */
export const NONCE_PLACE = "__NONCE__";
