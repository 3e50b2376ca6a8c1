import { keyHeaders } from "../http/shared-caches/surrogate-keys.js";

/**
 * For responses that are the same for everybody. Browsers ask again after seconds, by ETag; a CDN keeps them for a minute, or
 * until their keys are purged, and may send them once more while it asks. The shop itself serves no response of an older
 * catalogue (http/response-cache), so a change shows everywhere within two minutes, and an order is priced when it is placed.
 */
const SHARED = "public, max-age=5, s-maxage=60, stale-while-revalidate=60";

/**
 * Headers of the answer to a GET: who may keep it, and the keys by which a CDN drops it.
 * @param keys of what a public response shows; undefined for a private one
 */
export function cacheHeaders(keys: ReadonlySet<string> | undefined): Record<string, string> {
  const vary = "Accept";
  if (!keys) return { "cache-control": "private, no-store", vary };
  return { "cache-control": SHARED, vary, ...keyHeaders(keys) };
}
