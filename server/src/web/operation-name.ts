/** A GraphQL name; a longer one than anybody needs is none. */
const NAME = /^[A-Za-z_]\w{0,63}$/;

/** The first operation of a document that has a name. */
const NAMED = /\b(?:query|mutation)\s+([A-Za-z_]\w{0,63})\b/;

/**
 * How the operation in a GraphQL request's body is called, for a log line: what the client says, else what the document says.
 * Only ever a name, so that nobody writes lines of their own into a log.
 */
export function operationName(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  if ("operationName" in body && typeof body.operationName === "string")
    return NAME.test(body.operationName) ? body.operationName : undefined;
  return "query" in body && typeof body.query === "string" ? NAMED.exec(body.query)?.[1] : undefined;
}
