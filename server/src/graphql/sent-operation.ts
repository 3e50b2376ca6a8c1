import type { Request } from "express";
import { ShopError } from "../kernel/errors/shop-error.js";
import type { RegisteredDocuments } from "./registered-documents.js";

/** What a request asks for. `name` and `body` are set where its document is a registered one; Apollo gets `body` then. */
export type SentOperation = { asked: unknown; name?: string | undefined; body?: object };

export const isRead = ({ method }: Pick<Request, "method">): boolean => method === "GET" || method === "HEAD";

/**
 * The operation of a request: its body, or the parameters of its URL. A `documentId` is replaced by its document.
 * @throws {ShopError} where the document is not registered, where a GET asks for a change, or the variables are no JSON
 */
export function sentOperation(request: Request, documents: RegisteredDocuments): SentOperation {
  const sent: unknown = isRead(request) ? request.query : request.body;
  if (typeof sent !== "object" || sent === null || !("documentId" in sent)) return { asked: sent };
  const { documentId, ...rest } = sent;
  const { query, name, isQuery } = documents.get(documentId);
  if (isRead(request) && !isQuery)
    throw new ShopError("BAD_REQUEST", "GET answers queries only. Send this operation by POST.");
  const body = isRead(request) ? { query, variables: variablesIn(rest) } : { ...rest, query };
  return { asked: body, name, body };
}

/** The operation that a stream is asked for; a GET has it in the URL. @throws {ShopError} as `sentOperation` */
export function streamedOperation(request: Request, documents: RegisteredDocuments): Omit<SentOperation, "body"> {
  const sent: unknown = isRead(request) ? request.query : request.body;
  if (typeof sent !== "object" || sent === null) return { asked: sent };
  const { query, name } = "documentId" in sent ? documents.get(sent.documentId) : {};
  return {
    asked: { ...sent, ...(query && { query }), ...(isRead(request) && { variables: variablesIn(sent) }) },
    name,
  };
}

/** The URL's `variables`, parsed. */
function variablesIn({ variables }: { variables?: unknown }): unknown {
  if (variables === undefined) return null;
  try {
    return JSON.parse(typeof variables === "string" ? variables : "");
  } catch {
    throw new ShopError("BAD_REQUEST", "The variables must be JSON.");
  }
}
