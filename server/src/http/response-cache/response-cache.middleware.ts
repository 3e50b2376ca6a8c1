import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { noteOperation } from "../logs/operation-name.js";
import { isFromOwnSite } from "../security/cross-site.js";
import { hasCacheKey, readCacheKey } from "./cache-key.js";
import type { CacheableResponse } from "./cacheable-response.js";
import type { ResponseCaches } from "./open-response-caches.js";
import { sendResponse } from "./send-response.js";

/**
 * Sends cached responses and passes every other request on unread. It runs before Express, so it serves only what Express
 * would accept: other methods, other content types and requests of other sites are left to be refused there.
 * @param ownOrigin the shop's origin where ops have set it
 */
export function responseCacheMiddleware(
  caches: ResponseCaches,
  ownOrigin: string | undefined,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    const { method, url = "" } = request;
    if (method === "GET" || method === "HEAD") {
      const cached = url.startsWith("/api/") ? caches.calls.find(url) : caches.pages.find(url);
      return cached ? sendResponse(request, response, cached) : next(request, response);
    }
    if (!hasCacheKey(request) || !isFromOwnSite(request.headers, ownOrigin)) return next(request, response);
    readCacheKey(request, (key) => {
      const cached = key === undefined ? undefined : caches.calls.find(key);
      return cached ? sendOperation(request, response, cached) : next(request, response);
    });
  };
}

function sendOperation(request: IncomingMessage, response: ServerResponse, cached: CacheableResponse): void {
  request.resume(); // the body was put back, and nobody else reads it
  noteOperation(request, cached.operation);
  sendResponse(request, response, cached);
}
