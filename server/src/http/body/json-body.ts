import type { IncomingMessage } from "node:http";
import express, { type RequestHandler } from "express";
import { jsonFault } from "./json-fault.js";

/** Of a request's body; docs/operations.md has it among the limits. */
const MAX_BODY = "100kb";

/** A body that is no JSON as the shop takes it; answered with 400 by both doors. */
class BadBody extends Error {
  readonly status = 400;
}

const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/** Reads JSON in UTF-8 of at most 100 kB into `request.body`; one meaning only, and no deeper than anybody needs. */
export const jsonBody: RequestHandler = jsonBodyOf(["application/json"]);

/** The same for bodies of other content types that are JSON, too. */
export function jsonBodyOf(types: string[]): RequestHandler {
  return express.json({ type: types, limit: MAX_BODY, verify: checkBody });
}

/** Whether a Content-Type says JSON in UTF-8, in the plainest way. */
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
