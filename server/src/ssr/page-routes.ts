import { Router, type Request, type RequestHandler, type Response } from "express";
import type { Logger } from "pino";
import { requestIdOf } from "../http/logs/request-id.js";
import { requestFault } from "../http/request-fault.js";
import type { CacheableResponse } from "../http/response-cache/cacheable-response.js";
import { compress } from "../http/response-cache/compress.js";
import type { ResponseCache } from "../http/response-cache/response-cache.js";
import { sendResponse } from "../http/response-cache/send-response.js";
import { ShopError, SOON } from "../kernel/errors/shop-error.js";
import { RateLimited, type ReadLimit } from "../kernel/requests/rate-limits.js";
import { failurePage, type ShopContact } from "./failure-page.js";
import type { PageRenderer } from "./page-renderer.js";

/**
 * A path that ends like a file name is never a page. One that ends in .html was opened by a person, who gets the page of what is not
 * found. Pages are compressed by the response cache.
 */
const FILE = /\.(?!html?$)[a-z0-9]{2,5}$/i;

type PageParts = {
  pages: PageRenderer;
  files: RequestHandler;
  cache: ResponseCache;
  limitRead: ReadLimit;
  /** Called with each page before it is sent. */
  onSend(request: Request, content: CacheableResponse): void;
  shop: ShopContact;
  logger: Logger;
};

/**
 * Routes every other URL to a file or a page, which is rendered with its data. Public pages carry an ETag and are revalidated
 * on every request; browsers never store the frames of private ones.
 */
export function pageRoutes({ pages, files, cache, limitRead, onSend, shop, logger }: PageParts): Router {
  const router = Router();
  router.get("/product/:slug", (request, response) => {
    response.redirect(301, `/products/${encodeURIComponent(request.params.slug)}`);
  });
  router.use(
    (request, response, next) => (FILE.test(request.path) ? compress(request, response, next) : next()),
    files,
  );
  router.get("/{*path}", async (request, response) => {
    if (FILE.test(request.path)) return void response.status(404).type("text").send("There is no such file.");
    try {
      const url = await pages.canonicalUrl(request.originalUrl);
      const make = () => pages.render(url, requestIdOf(request));
      const page = await cache.get(url, make, () => limitRead(request));
      onSend(request, page);
      sendResponse(request, response, page);
    } catch (error) {
      const unforeseen = error instanceof ShopError ? error.cause : error;
      if (unforeseen !== undefined)
        logger.error({ err: unforeseen, requestId: request.id, path: request.path }, "page failed");
      sendFailure(error, shop, request, response);
    }
  });
  return router;
}

function sendFailure(error: unknown, shop: ShopContact, request: Request, response: Response): void {
  const status = requestFault(error)?.status ?? 500;
  if (status === 503) response.set("Retry-After", String(SOON));
  if (error instanceof RateLimited) response.set("Retry-After", String(error.retryAfterSeconds));
  response
    .status(status)
    .set("Cache-Control", "no-store")
    .type("html")
    .send(failurePage(shop, requestIdOf(request), status === 429 ? "too often" : status >= 500 ? "failed" : "unknown"));
}
