import type { IncomingMessage } from "node:http";

/** A GraphQL name of at most 64 characters. */
const NAME = /^[A-Za-z_]\w{0,63}$/;

/** The first named operation of a document. */
const NAMED = /\b(?:query|mutation)\s+([A-Za-z_]\w{0,63})\b/;

const noted = new WeakMap<IncomingMessage, string>();

/** Sets the operation name of a request whose body is not parsed. */
export function noteOperation(request: IncomingMessage, name: string | undefined): void {
  if (name !== undefined) noted.set(request, name);
}

/** The operation name of a request, for its log line. */
export const operationOf = (request: IncomingMessage): string | undefined =>
  noted.get(request) ?? operationName("body" in request ? request.body : undefined);

/**
 * The name from the request, else from the document. Only valid names, so that clients can't write arbitrary text into the log.
 */
function operationName(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  if ("operationName" in body && typeof body.operationName === "string")
    return NAME.test(body.operationName) ? body.operationName : undefined;
  return "query" in body && typeof body.query === "string" ? NAMED.exec(body.query)?.[1] : undefined;
}
