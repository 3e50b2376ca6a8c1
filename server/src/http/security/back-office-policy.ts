import { CSP_ENDPOINT, CSP_REPORTS } from "./security-headers.js";

/**
 * The content security policy of the back office: stricter than that of the shop's pages, since its styles carry a nonce and it
 * embeds nothing.
 * @param nonce of this response, base64
 */
export function backOfficePolicy(nonce: string, isSecure: boolean): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "connect-src": ["'self'"],
    "font-src": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "img-src": ["'self'"],
    "report-uri": [CSP_REPORTS],
    "script-src": ["'self'"],
    "style-src": ["'self'", `'nonce-${nonce}'`],
    ...(isSecure && { "report-to": [CSP_ENDPOINT], "upgrade-insecure-requests": [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
