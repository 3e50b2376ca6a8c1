import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";
import { VIDEO_HOST } from "../../rules/video-host.js";

/** Where browsers report what the policy below has kept from running. */
export const CSP_REPORTS = "/csp-reports";

/** The name under which the policy and the header Reporting-Endpoints know that place. */
const ENDPOINT = "csp";

const YEAR = 365 * 24 * 60 * 60;

/** Powers of a browser that no page of the shop asks for. */
const NO_POWERS = ["camera", "geolocation", "gyroscope", "magnetometer", "microphone", "payment", "usb"]
  .map((power) => `${power}=()`)
  .join(", ");

/**
 * Everything from the shop itself, but films that the video host keeps and a visitor asks for. Styles may stand in the page, for
 * Emotion writes them there; scripts that the shop knows may.
 */
const PAGE_POLICY = {
  "default-src": ["'self'"],
  "base-uri": ["'none'"],
  "connect-src": ["'self'"],
  "font-src": ["'self'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
  "frame-src": [VIDEO_HOST],
  "img-src": ["'self'", "data:"],
  "object-src": ["'none'"],
  "report-uri": [CSP_REPORTS],
  "script-src": ["'self'"],
  "script-src-attr": ["'none'"],
  "style-src": ["'self'", "'unsafe-inline'"],
};

/** What Vite needs beside that: its socket and a script in the page that loads changes. */
const DEVELOPMENT_POLICY = {
  ...PAGE_POLICY,
  "connect-src": ["'self'", "ws:", "wss:"],
  "script-src": ["'self'", "'unsafe-inline'"],
};

type Protection = {
  /** Whether the shop is reached by https; only then are browsers told to insist on it. */
  isSecure: boolean;
  isDevelopment: boolean;
  /** Scripts that stand in every page, as they stand there. */
  inlineScripts: readonly string[];
};

/** How a policy names a script in the page. */
const sourceOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * Headers by which browsers protect shoppers, on every answer. Pages that need another policy (the API explorers) set their
 * own over it.
 */
export function securityHeaders({ isSecure, isDevelopment, inlineScripts }: Protection) {
  const policy = isDevelopment ? DEVELOPMENT_POLICY : PAGE_POLICY;
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...policy,
        "script-src": [...policy["script-src"], ...inlineScripts.map(sourceOf)],
        // Browsers have the Reporting API on pages by https alone, and where this stands they don't look at report-uri.
        ...(isSecure && { "report-to": [ENDPOINT], "upgrade-insecure-requests": [] }),
      },
    },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isSecure ? { maxAge: YEAR, includeSubDomains: true } : false,
    xFrameOptions: { action: "deny" },
  });
  // They are always the same, so helmet is asked once.
  const headers = new Map([["Permissions-Policy", NO_POWERS]]);
  if (isSecure) headers.set("Reporting-Endpoints", `${ENDPOINT}="${CSP_REPORTS}"`);
  const collector = { setHeader: (name: string, value: string) => headers.set(name, value), removeHeader: () => {} };
  protect({} as IncomingMessage, collector as unknown as ServerResponse, () => {});
  return (response: ServerResponse): void => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}

/** What tells browsers about documents alone. */
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

/** Leaves out of the answer with a script or style what a page needs: it would outweigh the smaller ones. */
export function withoutPageHeaders(response: ServerResponse): void {
  for (const name of OF_DOCUMENTS) response.removeHeader(name);
}
