import type { IncomingMessage, ServerResponse } from "node:http";
import cors from "cors";

/** What pages of other origins may use: the API and the pictures. */
const SHARED_PATHS = /^\/(?:graphql|schema\.graphql|api|images)(?:[/?]|$)/i;

/** Request headers that clients of the API send. */
const REQUEST_HEADERS = [
  "Content-Type",
  "If-None-Match",
  "Idempotency-Key",
  "Apollo-Require-Preflight",
  "X-Apollo-Operation-Name",
  "Apollographql-Client-Name",
  "Apollographql-Client-Version",
];

/** Response headers that scripts may read. */
const RESPONSE_HEADERS = ["ETag", "Link", "X-Total-Count", "X-Request-Id", "Retry-After"];

/** Seconds for which browsers remember a preflight; they allow two hours at most. */
const PREFLIGHT_SECONDS = 7200;

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Adds CORS headers for these origins, also to preflights, which the routes answer. `*` alone lets all pages read what is
 * public, without credentials.
 */
export function createCors(allowedOrigins: readonly string[]): Handler {
  if (allowedOrigins.length === 0) return (_request, _response, next) => next();
  const isForAll = allowedOrigins.includes("*");
  const addHeaders = cors({
    origin: isForAll ? "*" : true,
    credentials: !isForAll,
    methods: isForAll ? ["GET", "HEAD", "POST"] : ["GET", "HEAD", "POST", "PUT", "DELETE"],
    allowedHeaders: isForAll ? REQUEST_HEADERS : [...REQUEST_HEADERS, "Authorization"],
    exposedHeaders: RESPONSE_HEADERS,
    maxAge: PREFLIGHT_SECONDS,
    preflightContinue: true,
  });
  return (request, response, next) => {
    if (!SHARED_PATHS.test(request.url ?? "")) return next();
    const isAllowed = isForAll || allowedOrigins.includes(request.headers.origin ?? "");
    if (isAllowed) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    // Also for other origins: a cache in between must keep the responses apart.
    if (!isForAll) response.setHeader("Vary", "Origin");
    if (isAllowed) addHeaders(request, response, next);
    else next();
  };
}

const PICTURES = /^\/images\//i;

/**
 * As `others`, but pages of all origins may read pictures, which are public. Browsers ask for the masks of pictures as a script would,
 * and a cache in between keeps one response for all pages.
 */
export const withPicturesForAll =
  (others: Handler): Handler =>
  (request, response, next) => {
    if (!PICTURES.test(request.url ?? "")) return others(request, response, next);
    response.setHeader("Access-Control-Allow-Origin", "*");
    next();
  };
