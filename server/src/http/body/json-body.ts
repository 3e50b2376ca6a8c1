import type { IncomingMessage } from "node:http";
import express, { type Request, type RequestHandler } from "express";
import { jsonFault } from "./json-fault.js";

/** Limits of a request body, as docs/operations.md lists them. */
const MAX_BODY = "100kb";
/** Of signed-in staff, who send price lists. */
const MAX_STAFF_BODY = "2mb";

/** A body that the shop does not accept as JSON; GraphQL and REST respond with 400. */
class BadBody extends Error {
  readonly status = 400;
}

/** A body of another content type: forms of other sites can send only such. */
class UnsupportedType extends Error {
  readonly status = 415;
  readonly type = "content.unsupported";
}

const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/** Parses JSON in UTF-8 of at most 100 kB into `request.body`. Refuses other content types, duplicate keys and deep nesting. */
export const jsonBody: RequestHandler = jsonBodyOf(["application/json"]);

/** The same, of at most 2 MB. */
export const staffJsonBody: RequestHandler = jsonBodyOf(["application/json"], MAX_STAFF_BODY);

/** The same for other content types that contain JSON. */
export function jsonBodyOf(types: string[], limit = MAX_BODY): RequestHandler {
  return express.json({ type: (request) => hasType(request as Request, types), limit, verify: checkBody });
}

/** @throws {UnsupportedType} */
function hasType(request: Request, types: string[]): true {
  if (request.is(types) === false) throw new UnsupportedType();
  return true;
}

/** Whether a Content-Type is plain JSON in UTF-8. */
export const isJson = (type: string | undefined): boolean =>
  type === "application/json" || type === "application/json; charset=utf-8";

/** @throws {BadBody} */
function checkBody(_request: IncomingMessage, _response: unknown, body: Buffer, charset: string): void {
  const fault = charset === "utf-8" ? jsonFault(textOf(body)) : "The body must be in UTF-8.";
  if (fault !== undefined) throw new BadBody(fault);
}

function textOf(body: Buffer): string {
  try {
    return UTF_8.decode(body);
  } catch {
    throw new BadBody("The body is not valid UTF-8.");
  }
}
