import type { IncomingMessage, ServerResponse } from "node:http";
import { sharedCacheHeaders } from "../shared-caches/shared-cache-headers.js";
import type { CacheableResponse } from "./cacheable-response.js";
import { encodingFor, type Encoding } from "./encoding.js";

/** Sends a response, compressed where the client accepts it, or 304 where the client has it already. */
export function sendResponse(request: IncomingMessage, response: ServerResponse, content: CacheableResponse): void {
  const encoding = content.isCompressible
    ? encodingFor(request.headers["accept-encoding"], content.body.length)
    : undefined;
  const body = encoding ? content.encoded(encoding) : content.body;
  if (Buffer.isBuffer(body)) return write(request, response, content, body, encoding);
  body.then(
    (bytes) => write(request, response, content, bytes, encoding),
    () => response.destroy(),
  );
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  content: CacheableResponse,
  body: Buffer,
  encoding: Encoding | undefined,
): void {
  response.statusCode = content.status;
  response.appendHeader("Vary", "Accept-Encoding");
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead) setHeaders(response, Object.entries(sharedCacheHeaders(response, content)));
  if (isRead && content.status === 200) {
    response.setHeader("ETag", content.etag);
    if (isKnown(request, content.etag)) {
      setHeaders(
        response,
        content.headers.filter(([name]) => !name.startsWith("content-")),
      );
      response.statusCode = 304;
      return void response.end();
    }
  }
  setHeaders(response, content.headers);
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}

function setHeaders(response: ServerResponse, headers: CacheableResponse["headers"]): void {
  for (const [name, value] of headers) {
    if (name === "vary") response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
}

/** Whether the client has this response already; with `no-cache` it wants it sent nevertheless. */
function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers["if-none-match"];
  if (known === undefined || /(?:^|,)\s*no-cache\s*(?:,|$)/i.test(headers["cache-control"] ?? "")) return false;
  return known.trim() === "*" || known.split(",").some((each) => weak(each.trim()) === etag);
}

const weak = (etag: string) => (etag.startsWith("W/") ? etag : `W/${etag}`);
