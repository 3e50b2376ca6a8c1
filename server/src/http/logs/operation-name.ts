import type { IncomingMessage } from "node:http";

/** A GraphQL name; a longer one than anybody needs is none. */
const NAME = /^[A-Za-z_]\w{0,63}$/;

/** The first operation of a document that has a name. */
const NAMED = /\b(?:query|mutation)\s+([A-Za-z_]\w{0,63})\b/;

const noted = new WeakMap<IncomingMessage, string>();

/** Says how the operation of a request is called whose body nobody will look into. */
export function noteOperation(request: IncomingMessage, name: string | undefined): void {
  if (name !== undefined) noted.set(request, name);
}

/** How the operation of a request is called, for a log line. */
export const operationOf = (request: IncomingMessage): string | undefined =>
  noted.get(request) ?? operationName("body" in request ? request.body : undefined);

/**
 * What the client says, else what the document says. Only ever a name, so that nobody writes lines of their own into a log.
 */
function operationName(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  if ("operationName" in body && typeof body.operationName === "string")
    return NAME.test(body.operationName) ? body.operationName : undefined;
  return "query" in body && typeof body.query === "string" ? NAMED.exec(body.query)?.[1] : undefined;
}
