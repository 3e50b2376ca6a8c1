import type { Request, RequestHandler } from "express";
import { type RateLimits, takeRead, takeWrites } from "../kernel/requests/rate-limits.js";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** A body that does not say that it is JSON. */
class NotJson extends Error {
  readonly status = 415;
  readonly type = "content.unsupported";
}

/** A body of another kind than JSON is refused with 415: forms of other pages can send nothing else. */
export const jsonOnly: RequestHandler = (request, _response, next) => {
  if (READS.has(request.method) || request.is("application/json") !== false) return next();
  next(new NotJson());
};

/** Keeps answers for one visitor, and refusals of what that visitor asked for, out of every cache. */
export const neverStored: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "private, no-store");
  next();
};

/** Counts changes by session and by address, and reads by address; too many fail with RATE_LIMITED. */
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
