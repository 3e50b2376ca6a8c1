import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { createCors, withPicturesForAll } from "./cors.js";

const foreign = new WeakSet<IncomingMessage>();
const elsewhere = new WeakSet<IncomingMessage>();

/** Whether a page of another origin sent the request, and ALLOWED_ORIGINS does not list it. */
export const isForeign = (request: IncomingMessage): boolean => foreign.has(request);

/** Whether a page of another origin sent the request, be it one of ALLOWED_ORIGINS. */
export const isFromElsewhere = (request: IncomingMessage): boolean => elsewhere.has(request);

type Origins = {
  /** Origins whose pages may do what the shop's own may; `*` alone for public reads by all. */
  allowedOrigins: readonly string[];
  /** The configured origin of the shop. */
  ownOrigin: string | undefined;
  /** Whether a cache that shows pictures at another origin gets them from here. */
  sharesPictures: boolean;
};

/**
 * Finds out whose page sent a request, once per request. Pages of allowed origins get CORS headers. Requests of foreign pages
 * lose their cookies, so that they can only read what is public; `takeWrites` refuses their changes.
 */
export function createOriginCheck({ allowedOrigins, ownOrigin, sharesPictures }: Origins) {
  const cors = createCors(allowedOrigins);
  const share = sharesPictures ? withPicturesForAll(cors) : cors;
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { headers } = request;
    if (!isFromOwnSite(headers, ownOrigin)) {
      elsewhere.add(request);
      if (!allowedOrigins.includes(headers.origin ?? "")) {
        foreign.add(request);
        delete headers.cookie;
      }
    }
    share(request, response, next);
  };
}

/**
 * Browsers name the source of a request in Sec-Fetch-Site, which no page can forge; older ones in Origin. Other programs send
 * neither, and carry no shopper's cookie. An Origin equal to the Host header counts as own, too.
 */
function isFromOwnSite(headers: IncomingHttpHeaders, ownOrigin: string | undefined): boolean {
  const { "sec-fetch-site": site, origin, host } = headers;
  if (site === "same-origin" || site === "none") return true;
  if (site === "cross-site") return false;
  if (origin === undefined) return site === undefined;
  return origin === ownOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}
