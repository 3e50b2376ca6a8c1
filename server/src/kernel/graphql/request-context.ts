import type { Changes } from "../requests/changes.js";
import type { RateLimits, RequestSource } from "../requests/rate-limits.js";
import type { Visitor } from "../requests/visitor.js";
import type { SurrogateKeys } from "./cache-control.js";

/**
 * The GraphQL context. Each resolver names the services and loaders that it uses, so that this folder imports no domain.
 */
export type RequestContext<Services = unknown, Loaders = unknown> = RequestSource & {
  services: Services;
  loaders: Loaders;
  visitor: Visitor;
  requestId: string;
  /** URL of the shop, without a slash at the end, for links in responses. */
  publicUrl: string;
  /** URL before the paths of the catalogue's pictures, as ASSETS_URL; undefined where the shop serves them. */
  assetsUrl: string | undefined;
  rateLimits: RateLimits;
  /** Keys of what the response shows, for a CDN; absent where it may not be kept. */
  surrogateKeys?: SurrogateKeys;
  /** Takes the texts of searches that find nothing. */
  emptySearches?: Set<string>;
  /** Only of a stream. */
  changes?: Changes;
};
