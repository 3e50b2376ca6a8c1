import { type Request, type Response, Router } from "express";
import type { Logger } from "pino";
import type { Facts } from "../facts/facts.js";
import type { PageExecutor } from "../graphql/execute.js";
import { requestIdOf } from "./request-id.js";
import type { Storefront } from "./storefront.js";

/** A path whose last part looks like a file's name is never a page. */
const FILE = /\.[a-z0-9]{2,5}$/i;

type PageParts = {
  execute: PageExecutor;
  facts: Facts;
  logger: Logger;
  /** Scheme and host as ops have set them; a request's own Host header is anybody's word. */
  publicUrl: string | undefined;
};

/**
 * Every address that is no file and no call is a page, rendered here complete with its data. Public pages are the same for
 * everybody, carry an ETag and may be kept if asked for again each time; frames of private ones are never kept.
 */
export function pageRoutes(storefront: Storefront, parts: PageParts): Router {
  const router = Router();
  router.get("/product/:slug", (request, response) => {
    response.redirect(301, `/products/${encodeURIComponent(request.params.slug)}`);
  });
  router.use(storefront.files);
  router.get("/{*path}", async (request, response) => {
    if (FILE.test(request.path)) return void response.status(404).type("text").send("There is no such file.");
    try {
      await sendPage(storefront, parts, request, response);
    } catch (error) {
      parts.logger.error({ err: error, requestId: request.id, path: request.path }, "page failed");
      response
        .status(500)
        .set("Cache-Control", "no-store")
        .type("html")
        .send(failurePage(parts.facts, requestIdOf(request)));
    }
  });
  return router;
}

async function sendPage(
  storefront: Storefront,
  { execute, publicUrl = "" }: PageParts,
  request: Request,
  response: Response,
): Promise<void> {
  const [template, render] = await Promise.all([storefront.template(request.originalUrl), storefront.renderer()]);
  const page = await render(publicUrl + request.originalUrl, (operation) => execute(operation, requestIdOf(request)));
  response
    .status(page.status)
    .set("Cache-Control", page.isPrivate ? "no-store" : "public, max-age=0, must-revalidate")
    .type("html")
    .send(filled(template, page));
}

/** Replaced by functions: a `$` in the content must not be read as a pattern. */
const filled = (template: string, { head, html, state }: { head: string; html: string; state: string }) =>
  template
    .replace("<!--head-->", () => head)
    .replace("<!--app-->", () => html)
    .replace("<!--state-->", () => state);

/** What a shopper sees where a page could not be made at all; it needs no script, style file or data. */
const failurePage = ({ name, phone }: Facts, requestId: string) => `<!doctype html>
<html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
<body style="font:18px/1.5 system-ui;margin:15vh 20px;max-width:34em;color:#1c2a25;background:#faf7f1">
<h1 style="font:400 34px Georgia,serif">This page can't be shown at the moment</h1>
<p>Please try again shortly, or call us on ${phone}. Nothing you have put in your cart is lost.</p>
<p style="color:#4d5952">Reference ${requestId}</p></body></html>`;
