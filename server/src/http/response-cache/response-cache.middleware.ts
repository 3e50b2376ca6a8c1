import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { noteOperation } from "../logs/operation-name.js";
import { cacheKeyOfUrl, hasCacheKey, isOperationUrl, readCacheKey } from "./cache-key.js";
import type { CacheableResponse } from "./cacheable-response.js";
import type { ResponseCaches } from "./open-response-caches.js";
import { sendResponse } from "./send-response.js";

/**
 * Sends cached responses and passes every other request on unread. It runs before Express, so it serves only what Express
 * would accept: other methods and other content types are left to be refused there. Pages of any origin may read them.
 * @param onSend called with each response before it is sent
 */
export function responseCacheMiddleware(
  caches: ResponseCaches,
  next: RequestListener,
  onSend: (request: IncomingMessage, content: CacheableResponse) => void,
): RequestListener {
  const send = (request: IncomingMessage, response: ServerResponse, content: CacheableResponse) => {
    onSend(request, content);
    sendResponse(request, response, content);
  };
  const sendOperation = (request: IncomingMessage, response: ServerResponse, content: CacheableResponse) => {
    request.resume(); // the body was put back, and nobody else reads it
    noteOperation(request, content.operation);
    send(request, response, content);
  };
  return (request, response) => {
    const { method, url = "" } = request;
    if (method === "GET" || method === "HEAD") {
      if (isOperationUrl(url)) {
        const answer = caches.calls.find(cacheKeyOfUrl(url, request.headers));
        return answer ? sendOperation(request, response, answer) : next(request, response);
      }
      const cached = url.startsWith("/api/") ? caches.calls.find(url) : caches.pages.find(url);
      return cached ? send(request, response, cached) : next(request, response);
    }
    if (!hasCacheKey(request)) return next(request, response);
    readCacheKey(request, (key) => {
      const cached = key === undefined ? undefined : caches.calls.find(key);
      return cached ? sendOperation(request, response, cached) : next(request, response);
    });
  };
}
