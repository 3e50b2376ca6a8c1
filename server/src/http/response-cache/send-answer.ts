import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./answer.js";
import { type Encoding, encodingFor } from "./encoding.js";

/** Sends an answer, compressed where that is taken; to who has it already, that it is the same (304). */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const encoding = encodingFor(request.headers["accept-encoding"], answer.body.length);
  const body = encoding ? answer.encoded(encoding) : answer.body;
  if (Buffer.isBuffer(body)) return write(request, response, answer, body, encoding);
  body.then(
    (bytes) => write(request, response, answer, bytes, encoding),
    () => response.destroy(),
  );
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  body: Buffer,
  encoding: Encoding | undefined,
): void {
  response.statusCode = answer.status;
  response.setHeader("Vary", "Accept-Encoding");
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead && answer.status === 200) {
    response.setHeader("ETag", answer.etag);
    if (isKnown(request, answer.etag)) {
      for (const [name, value] of answer.headers) if (!name.startsWith("content-")) response.setHeader(name, value);
      response.statusCode = 304;
      return void response.end();
    }
  }
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}

/** Whether the client has this very answer; `no-cache` asks for it to be sent all the same. */
function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers["if-none-match"];
  if (known === undefined || /(?:^|,)\s*no-cache\s*(?:,|$)/i.test(headers["cache-control"] ?? "")) return false;
  return known.trim() === "*" || known.split(",").some((each) => weak(each.trim()) === etag);
}

const weak = (etag: string) => (etag.startsWith("W/") ? etag : `W/${etag}`);
