import type { RateLimits } from "../requests/rate-limits.js";
import type { Visitor } from "../requests/visitor.js";

/**
 * What a resolver gets beside its arguments. Each resolver names the services and loaders that it asks, so that this folder
 * imports no domain.
 */
export type RequestContext<Services = unknown, Loaders = unknown> = {
  services: Services;
  loaders: Loaders;
  visitor: Visitor;
  requestId: string;
  /** Where the request comes from, as a key for limits. */
  clientAddress: string;
  /** What the session cookie holds, as a key for limits; nobody has checked it. */
  sessionKey: string | undefined;
  rateLimits: RateLimits;
};
