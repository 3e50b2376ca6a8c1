import type { RateLimits } from "../requests/rate-limits.js";
import type { Visitor } from "../requests/visitor.js";

/**
 * The GraphQL context. Each resolver names the services and loaders that it uses, so that this folder imports no domain.
 */
export type RequestContext<Services = unknown, Loaders = unknown> = {
  services: Services;
  loaders: Loaders;
  visitor: Visitor;
  requestId: string;
  /** IP address of the client, as a key for rate limits. */
  clientIp: string;
  /** Content of the session cookie, unchecked, as a key for rate limits. */
  sessionKey: string | undefined;
  rateLimits: RateLimits;
};
