import type { Request, RequestHandler } from "express";
import { takeRead, takeWrites, type RateLimits } from "../kernel/requests/rate-limits.js";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** A body without a JSON content type. */
class NotJson extends Error {
  readonly status = 415;
  readonly type = "content.unsupported";
}

/** Refuses other content types than JSON with 415, because forms of other sites can only send those. */
export const jsonOnly: RequestHandler = (request, _response, next) => {
  if (READS.has(request.method) || request.is("application/json") !== false) return next();
  next(new NotJson());
};

/** Keeps a visitor's responses and refusals out of every cache. */
export const neverStored: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "private, no-store");
  next();
};

/** Counts writes by session and IP, and reads by IP; fails with RATE_LIMITED above a limit. */
export function limitUses(
  rateLimits: RateLimits,
  writerOf: (request: Request) => { clientIp: string; sessionKey: string | undefined },
): RequestHandler {
  return async (request, _response, next) => {
    const writer = { rateLimits, ...writerOf(request) };
    if (!READS.has(request.method)) await takeWrites(writer);
    else if (request.method !== "OPTIONS") await takeRead(writer);
    next();
  };
}
