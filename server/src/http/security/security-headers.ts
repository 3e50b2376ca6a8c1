import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";

/** Path to which browsers report violations of the policy below. */
export const CSP_REPORTS = "/csp-reports";

/** Name of that endpoint in the policy and in Reporting-Endpoints. */
export const CSP_ENDPOINT = "csp";

const YEAR = 365 * 24 * 60 * 60;

/** Browser features that no page of the shop uses. */
const NO_POWERS = ["camera", "geolocation", "gyroscope", "magnetometer", "microphone", "payment", "usb"]
  .map((power) => `${power}=()`)
  .join(", ");

/**
 * Everything comes from the shop itself, except videos that a visitor starts, and pictures where ASSETS_URL says so. Inline styles
 * are allowed, because Emotion writes them; of inline scripts only those with a known hash.
 */
const PAGE_POLICY = {
  "default-src": ["'self'"],
  "base-uri": ["'none'"],
  "connect-src": ["'self'"],
  "font-src": ["'self'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
  "img-src": ["'self'", "data:"],
  "object-src": ["'none'"],
  "report-uri": [CSP_REPORTS],
  "script-src": ["'self'"],
  "script-src-attr": ["'none'"],
  "style-src": ["'self'", "'unsafe-inline'"],
};

/** Vite also needs its web socket and its inline script for hot reloading. */
const DEVELOPMENT_POLICY = {
  ...PAGE_POLICY,
  "connect-src": ["'self'", "ws:", "wss:"],
  "script-src": ["'self'", "'unsafe-inline'"],
};

type Protection = {
  /** Whether the shop is reached by https; only then is HSTS sent. */
  isSecure: boolean;
  isDevelopment: boolean;
  /** Inline scripts of every page, verbatim. */
  inlineScripts: readonly string[];
  /** Origins that pages may embed. */
  framedHosts: readonly string[];
  /** As ASSETS_URL: pages may show the pictures there, too. */
  assetsUrl: string | undefined;
};

/** The source expression of an inline script. */
const sourceOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * Sets the security headers of every response. Pages that need another policy (the API explorers) override it.
 */
export function securityHeaders({ isSecure, isDevelopment, inlineScripts, framedHosts, assetsUrl }: Protection) {
  const policy = isDevelopment ? DEVELOPMENT_POLICY : PAGE_POLICY;
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...policy,
        "frame-src": framedHosts.length > 0 ? framedHosts : ["'none'"],
        // Of a server that others use too, no more than the pictures.
        "img-src": [...policy["img-src"], ...(assetsUrl === undefined ? [] : [`${assetsUrl}/images/`])],
        "script-src": [...policy["script-src"], ...inlineScripts.map(sourceOf)],
        // The Reporting API works on https pages only, and with report-to browsers ignore report-uri.
        ...(isSecure && { "report-to": [CSP_ENDPOINT], "upgrade-insecure-requests": [] }),
      },
    },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isSecure ? { maxAge: YEAR, includeSubDomains: true } : false,
    xFrameOptions: { action: "deny" },
  });
  // The headers never change, so helmet runs once.
  const headers = new Map([["Permissions-Policy", NO_POWERS]]);
  if (isSecure) headers.set("Reporting-Endpoints", `${CSP_ENDPOINT}="${CSP_REPORTS}"`);
  const collector = { setHeader: (name: string, value: string) => headers.set(name, value), removeHeader: () => {} };
  protect({} as IncomingMessage, collector as unknown as ServerResponse, () => {});
  return (response: ServerResponse): void => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}

/** Headers that matter for documents only. */
const OF_DOCUMENTS = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "Permissions-Policy",
  "Referrer-Policy",
  "Reporting-Endpoints",
  "X-DNS-Prefetch-Control",
  "X-Download-Options",
  "X-Frame-Options",
  "X-Permitted-Cross-Domain-Policies",
  "X-XSS-Protection",
];

/** Removes the headers for documents from a static file: they would outweigh small ones. */
export function withoutPageHeaders(response: ServerResponse): void {
  for (const name of OF_DOCUMENTS) response.removeHeader(name);
}
