import { Router, type Request, type Response } from "express";
import type { Logger } from "pino";
import { requestIdOf } from "../http/logs/request-id.js";
import { requestFault } from "../http/request-fault.js";
import type { ResponseCache } from "../http/response-cache/response-cache.js";
import { sendResponse } from "../http/response-cache/send-response.js";
import { withoutPageHeaders } from "../http/security/security-headers.js";
import { ShopError, SOON } from "../kernel/errors/shop-error.js";
import { RateLimited, type ReadLimit } from "../kernel/requests/rate-limits.js";
import type { SharingPictures } from "./sharing-pictures.js";
import type { PictureKind } from "./sharing/picture-layers.js";
import type { Storefront } from "./storefront.js";

/** Reads that a picture counts as: it takes about so much more work. */
const READS = 10;
/** Longer ones name no options of a product. */
const LONGEST_QUERY = 300;

const FOLDERS: Readonly<Record<string, PictureKind>> = { products: "card", drawings: "drawing" };
const FILE = /^([a-z0-9-]{1,80})\.jpg$/;

type SharingParts = {
  pictures: SharingPictures;
  storefront: Pick<Storefront, "canonicalUrl">;
  cache: ResponseCache;
  limitRead: ReadLimit;
  logger: Logger;
};

/**
 * GET /social/products/{slug}.jpg: the card of a product for link previews, with the parameters of its page that of a configuration.
 * GET /social/drawings/{slug}.jpg: the drawing of a product that has no photograph.
 */
export function sharingRoutes({ pictures, storefront, cache, limitRead, logger }: SharingParts): Router {
  const router = Router();
  router.get("/social/:folder/:file", async (request, response, next) => {
    const kind = FOLDERS[request.params.folder];
    const [, slug] = FILE.exec(request.params.file) ?? [];
    if (kind === undefined || slug === undefined) return next();
    try {
      const query = /\?.*/.exec(request.originalUrl)?.[0] ?? "";
      const page = `/products/${slug}${query.length <= LONGEST_QUERY ? query : ""}`;
      const url = await storefront.canonicalUrl(page);
      const draw = () => pictures.draw(kind, url, requestIdOf(request));
      const content = await cache.get(`${kind} ${url}`, draw, () => limitRead(request, READS));
      withoutPageHeaders(response);
      sendResponse(request, response, content);
    } catch (error) {
      const unforeseen = error instanceof ShopError ? error.cause : error;
      if (unforeseen !== undefined)
        logger.error({ err: unforeseen, requestId: request.id, path: request.path }, "picture failed");
      sendFailure(error, request, response);
    }
  });
  return router;
}

function sendFailure(error: unknown, request: Request, response: Response): void {
  const status = requestFault(error)?.status ?? 500;
  if (status === 503) response.set("Retry-After", String(SOON));
  if (error instanceof RateLimited) response.set("Retry-After", String(error.retryAfterSeconds));
  const text =
    status === 404 ? "There is no such picture." : `This picture can't be drawn now: ${requestIdOf(request)}`;
  response.status(status).set("Cache-Control", "no-store").type("text").send(text);
}
