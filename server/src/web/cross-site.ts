import type { Request, RequestHandler } from "express";
import { ShopError } from "../shop-error.js";

/** A change that another site's page asks a shopper's browser for. */
class CrossSiteRequest extends ShopError {
  constructor() {
    super("FORBIDDEN", "Changes are only taken from the shop's own pages.");
  }
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what only a page of another site would send. Browsers say where a request comes from in Sec-Fetch-Site, which no
 * page can change; older ones in Origin. Programs send neither and carry nobody's cookie.
 * @param publicUrl the shop's address where ops have set it; its own Host header counts too
 */
export function refuseCrossSite(publicUrl: string | undefined): RequestHandler {
  const ownOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  return (request, _response, next) => {
    if (SAFE.has(request.method) || isOwn(request, ownOrigin)) return next();
    next(new CrossSiteRequest());
  };
}

function isOwn(request: Request, ownOrigin: string | undefined): boolean {
  const site = request.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return true;
  if (site === "cross-site") return false;
  const origin = request.get("origin");
  if (origin === undefined) return site === undefined;
  return origin === ownOrigin || (URL.canParse(origin) && new URL(origin).host === request.get("host"));
}
