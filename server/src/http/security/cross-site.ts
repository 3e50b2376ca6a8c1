import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import { ShopError } from "../../kernel/errors/shop-error.js";

/** A change requested by a page of another site. */
class CrossSiteRequest extends ShopError {
  constructor() {
    super("FORBIDDEN", "Changes are only taken from the shop's own pages.");
  }
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests for changes that come from a page of another site.
 * @param ownOrigin the configured origin of the shop
 */
export const refuseCrossSite =
  (ownOrigin: string | undefined): RequestHandler =>
  (request, _response, next) => {
    if (SAFE.has(request.method) || isFromOwnSite(request.headers, ownOrigin)) return next();
    next(new CrossSiteRequest());
  };

/**
 * Browsers name the source of a request in Sec-Fetch-Site, which no page can forge; older ones in Origin. Other programs send
 * neither, and carry no shopper's cookie. An Origin equal to the Host header counts as own, too.
 */
export function isFromOwnSite(headers: IncomingHttpHeaders, ownOrigin: string | undefined): boolean {
  const { "sec-fetch-site": site, origin, host } = headers;
  if (site === "same-origin" || site === "none") return true;
  if (site === "cross-site") return false;
  if (origin === undefined) return site === undefined;
  return origin === ownOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}
