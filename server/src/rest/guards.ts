import type { Request, RequestHandler } from "express";
import { takeRead, takeWrites, type RateLimits, type RequestSource } from "../kernel/requests/rate-limits.js";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Keeps a visitor's responses and refusals out of every cache. */
export const neverStored: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "private, no-store");
  next();
};

/** Counts writes by session and IP, and reads by IP. Fails with RATE_LIMITED above a limit, and with FORBIDDEN for writes of foreign pages. */
export function limitUses(rateLimits: RateLimits, sourceOf: (request: Request) => RequestSource): RequestHandler {
  return async (request, _response, next) => {
    const writer = { rateLimits, ...sourceOf(request) };
    if (!READS.has(request.method)) await takeWrites(writer);
    else if (request.method !== "OPTIONS") await takeRead(writer);
    next();
  };
}
