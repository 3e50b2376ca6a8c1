import { Router, type Request, type Response } from "express";
import type { Logger } from "pino";
import { requestIdOf } from "../http/logs/request-id.js";
import { requestFault } from "../http/request-fault.js";
import { ShopError, SOON } from "../kernel/errors/shop-error.js";
import { escapeMarkup } from "../kernel/markup/escape.js";
import { RateLimited, type ReadLimit } from "../kernel/requests/rate-limits.js";
import type { PageExecutor } from "./execute-operation.js";
import { failurePage, type ShopContact } from "./failure-page.js";
import { plainPage } from "./plain-page.js";
import type { RenderQueue } from "./render-queue.js";
import type { PreviewNotice, Storefront } from "./storefront.js";
import { WatchedQueries } from "./watched-queries.js";

/** Reads that a preview counts as: it is never cached. */
const READS = 10;

/**
 * No script runs and no form is sent, so nothing on the page changes anything. Without scripts the browser shows what the shop shows
 * to browsers that run none, such as all tabs below each other.
 */
const POLICY = [
  "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
  ...["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
  ...["font-src 'self'", "img-src 'self' data:", "manifest-src 'self'", "style-src 'self' 'unsafe-inline'"],
].join("; ");

/** A page that is not published, with the data that it would show. */
type Preview = {
  url: string;
  notice: PreviewNotice;
  execute: PageExecutor;
  /** The page as it is sent, from the page as it was rendered. */
  finish(html: string): string;
};

type PreviewParts = {
  /** As Express has paths. */
  path: string;
  /** Null where there is none, and for whoever may not see it: the answer is the same. */
  find(request: Request, response: Response): Promise<Preview | null>;
  storefront: Pick<Storefront, "render" | "canonicalUrl">;
  queue: RenderQueue;
  limitRead: ReadLimit;
  shop: ShopContact;
  logger: Logger;
};

/** Shows pages before they are published: rendered as the shop's, for each request anew, never stored and never indexed. */
export function previewRoutes(parts: PreviewParts): Router {
  const { path, find, storefront, queue, limitRead, shop, logger } = parts;
  const router = Router();
  router.get(path, async (request, response) => {
    response.set({ "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow" });
    response.set("Content-Security-Policy", POLICY);
    try {
      await limitRead(request, READS);
      const preview = await find(request, response);
      if (!preview) return void response.status(404).type("html").send(unknownPage(shop, request));
      const body = await queue.run(() => render(storefront, preview, requestIdOf(request)));
      response.type("html").send(body);
    } catch (error) {
      const unforeseen = error instanceof ShopError ? error.cause : error;
      if (unforeseen !== undefined) logger.error({ err: unforeseen, requestId: request.id }, "preview failed");
      refuse(error, shop, request, response);
    }
  });
  return router;
}

async function render({ render: page, canonicalUrl }: PreviewParts["storefront"], preview: Preview, requestId: string) {
  const queries = new WatchedQueries(preview.execute, requestId);
  try {
    // A path alone, so that its head has no canonical link.
    const { body } = await page(await canonicalUrl(preview.url), queries.execute, preview.notice);
    return preview.finish(body.toString());
  } catch (error) {
    throw queries.causeOf(error);
  }
}

const unknownPage = (shop: ShopContact, request: Request) => failurePage(shop, requestIdOf(request), "unknown");

function refuse(error: unknown, shop: ShopContact, request: Request, response: Response): void {
  const status = requestFault(error)?.status ?? 500;
  if (status === 503) response.set("Retry-After", String(SOON));
  if (error instanceof RateLimited) response.set("Retry-After", String(error.retryAfterSeconds));
  const sentence = error instanceof ShopError ? error.message : "Please try again in a minute.";
  const reference = `<p style="color:#4d5952">Reference ${requestIdOf(request)}</p>`;
  const content = `<p>${escapeMarkup(sentence)}</p>\n${reference}`;
  response
    .status(status)
    .type("html")
    .send(plainPage(shop.name, "This preview can’t be shown", content));
}
