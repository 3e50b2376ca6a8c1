import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import { ShopError } from "../../kernel/errors/shop-error.js";

/** A change that another site's page asks a shopper's browser for. */
class CrossSiteRequest extends ShopError {
  constructor() {
    super("FORBIDDEN", "Changes are only taken from the shop's own pages.");
  }
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what only a page of another site would send.
 * @param ownOrigin the shop's address where ops have set it
 */
export const refuseCrossSite =
  (ownOrigin: string | undefined): RequestHandler =>
  (request, _response, next) => {
    if (SAFE.has(request.method) || isFromOwnSite(request.headers, ownOrigin)) return next();
    next(new CrossSiteRequest());
  };

/**
 * Browsers say where a request comes from in Sec-Fetch-Site, which no page can change; older ones in Origin. Programs send
 * neither and carry nobody's cookie. The shop's own Host header counts beside `ownOrigin`.
 */
export function isFromOwnSite(headers: IncomingHttpHeaders, ownOrigin: string | undefined): boolean {
  const { "sec-fetch-site": site, origin, host } = headers;
  if (site === "same-origin" || site === "none") return true;
  if (site === "cross-site") return false;
  if (origin === undefined) return site === undefined;
  return origin === ownOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}
