import type { Request } from "express";
import type { Logger } from "pino";
import { isHttps, NOT_BY_HTTPS } from "../../kernel/settings/https.js";
import { ShopError } from "../../kernel/errors/shop-error.js";

/** A session was to begin on a request whose browser would not take the Secure cookie of it. */
class HttpsRequired extends ShopError {
  constructor(publicUrl: string) {
    super(
      "HTTPS_REQUIRED",
      `The shop can't remember this, because your request did not reach it over https. Please open ${publicUrl} and try again.`,
    );
  }
}

/**
 * Makes a check for requests that are about to begin a session. Where shoppers reach the shop by https, its cookie is Secure and
 * is not set on any other request: the change would succeed, and nothing would lead to it. The log says so once.
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
