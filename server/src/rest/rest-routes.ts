import { type Request, type Response, Router } from "express";
import type { Logger } from "pino";
import type { CartService } from "../cart/cart.service.js";
import type { EnquiryService } from "../enquiries/enquiry.service.js";
import type { ResponseCache } from "../http/response-cache/response-cache.js";
import type { RateLimits, ReadLimit } from "../kernel/requests/rate-limits.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import { compress } from "../http/response-cache/compress.js";
import { refuseCrossSite } from "../http/security/cross-site.js";
import { jsonBody } from "../http/body/json-body.js";
import { cartRoutes } from "./cart.js";
import { type CatalogueCallServices, catalogueRoutes } from "./catalogue.js";
import { contactRoutes } from "./contact.js";
import { contactErrors, notFound, plainErrors } from "./errors.js";
import { jsonOnly, limitUses, neverStored } from "./guards.js";

type RestParts = {
  services: CatalogueCallServices & { carts: CartService; enquiries: EnquiryService };
  visitorOf(request: Request, response: Response): Visitor;
  rateLimits: RateLimits;
  limitRead: ReadLimit;
  writerOf(request: Request): { clientAddress: string; sessionKey: string | undefined };
  cache: ResponseCache;
  /** The shop's address where ops have set it. */
  ownOrigin: string | undefined;
  logger: Logger;
};

/** All REST calls. */
export function restRoutes({
  services,
  visitorOf,
  rateLimits,
  limitRead,
  writerOf,
  cache,
  ownOrigin,
  logger,
}: RestParts): Router {
  const routes = Router();
  routes.use(catalogueRoutes(services, cache, limitRead));
  routes.use(neverStored, refuseCrossSite(ownOrigin), jsonOnly, limitUses(rateLimits, writerOf), jsonBody, compress);
  routes.use(cartRoutes(services.carts, visitorOf), contactRoutes(services.enquiries, visitorOf), notFound);
  routes.use("/contact", contactErrors(logger));
  routes.use(plainErrors(logger));
  return routes;
}
