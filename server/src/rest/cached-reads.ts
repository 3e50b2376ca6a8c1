import type { Request, RequestHandler } from "express";
import type { CacheableResponse } from "../http/response-cache/cacheable-response.js";
import type { ResponseCache } from "../http/response-cache/response-cache.js";
import { sendResponse } from "../http/response-cache/send-response.js";
import type { ReadLimit } from "../kernel/requests/rate-limits.js";

/** Makes handlers of public reads, which the response cache serves. */
export const createCachedReads =
  (cache: ResponseCache, limitRead: ReadLimit) =>
  <Params extends Record<string, string>>(
    read: (request: Parameters<RequestHandler<Params>>[0]) => Promise<CacheableResponse>,
  ) =>
    (async (request, response) => {
      const content = await cache.get(
        request.originalUrl,
        () => read(request),
        () => limitRead(request as Request),
      );
      sendResponse(request, response, content);
    }) satisfies RequestHandler<Params>;
