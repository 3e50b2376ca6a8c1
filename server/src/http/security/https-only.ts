import type { Request } from "express";
import type { Logger } from "pino";
import { ShopError } from "../../kernel/errors/shop-error.js";
import { isHttps, NOT_BY_HTTPS } from "../../kernel/settings/https.js";

/** A session can't start, because the browser would drop its Secure cookie on this request. */
class HttpsRequired extends ShopError {
  constructor(publicUrl: string) {
    super(
      "HTTPS_REQUIRED",
      `The shop can't remember this, because your request did not reach it over https. Please open ${publicUrl} and try again.`,
    );
  }
}

/**
 * Makes a check for requests that are about to start a session. Where PUBLIC_URL is https, the session cookie is Secure, and
 * browsers drop it on any other request: the change would succeed and could never be found again. Logged once.
 * @returns a function that throws HttpsRequired
 */
export function createHttpsCheck(publicUrl: string | undefined, logger: Logger): (request: Request) => void {
  if (publicUrl === undefined || !isHttps(publicUrl)) return () => {};
  let isSaid = false;
  return (request) => {
    if (request.secure) return;
    if (!isSaid) logger.warn({ requestId: request.id }, `no session can begin: ${NOT_BY_HTTPS}`);
    isSaid = true;
    throw new HttpsRequired(publicUrl);
  };
}
