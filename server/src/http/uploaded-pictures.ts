import { Router } from "express";
import type { ReadLimit } from "../kernel/requests/rate-limits.js";
import { CacheableResponse } from "./response-cache/cacheable-response.js";
import type { ResponseCache } from "./response-cache/response-cache.js";
import { sendResponse } from "./response-cache/send-response.js";
import { withoutPageHeaders } from "./security/security-headers.js";

type UploadedPictureParts = {
  pictures: {
    /** Whether a file of this name would be an upload. */
    isUpload(name: string): boolean;
    find(name: string): Promise<{ bytes: Buffer; format: "avif" | "webp" } | undefined>;
  };
  cache: ResponseCache;
  limitRead: ReadLimit;
};

/** Seconds. What a name stands for never changes, because it is made of the content. */
const YEAR = 365 * 24 * 60 * 60;

/**
 * GET /images/upload-{hash}-{width}.avif and .webp: pictures that staff have uploaded, beside those of the shop. Pages of any origin may
 * show them.
 */
export function uploadedPictures({ pictures, cache, limitRead }: UploadedPictureParts): Router {
  const router = Router();
  router.get("/:name", async (request, response, next) => {
    const { name } = request.params;
    if (!pictures.isUpload(name)) return next();
    const read = async () => asResponse(await pictures.find(name));
    const content = await cache.get(name, read, () => limitRead(request));
    withoutPageHeaders(response);
    sendResponse(request, response, content);
  });
  return router;
}

function asResponse(file: { bytes: Buffer; format: string } | undefined): CacheableResponse {
  if (!file) return NO_PICTURE;
  return new CacheableResponse({
    headers: {
      "cache-control": `public, max-age=${YEAR}, immutable`,
      "content-type": `image/${file.format}`,
      "cross-origin-resource-policy": "cross-origin",
    },
    body: file.bytes,
    cacheability: "public",
  });
}

const NO_PICTURE = new CacheableResponse({
  status: 404,
  headers: { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" },
  body: "There is no such picture.",
  cacheability: "coalesced",
});
