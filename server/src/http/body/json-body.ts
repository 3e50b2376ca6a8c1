import type { IncomingMessage } from "node:http";
import express, { type Request, type RequestHandler } from "express";
import { jsonFault } from "./json-fault.js";

/** Limit of a request body, as docs/operations.md lists it. */
const MAX_BODY = "100kb";

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

/** The same for other content types that contain JSON. */
export function jsonBodyOf(types: string[]): RequestHandler {
  return express.json({ type: (request) => hasType(request as Request, types), limit: MAX_BODY, verify: checkBody });
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
