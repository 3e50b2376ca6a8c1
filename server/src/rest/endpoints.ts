import type { CartServices } from "../cart/cart.resolver.js";
import type { CatalogueServices } from "../catalogue/catalogue.resolver.js";
import type { ReviewServices } from "../catalogue/reviews/review.resolver.js";
import type { EnquiryServices } from "../enquiries/enquiry.resolver.js";
import type { Endpoint, VisitorContext } from "../kernel/rest/endpoint.js";
import { cartEndpoints } from "./cart.endpoints.js";
import { catalogueEndpoints } from "./catalogue.endpoints.js";
import { contactEndpoints } from "./contact.endpoints.js";

export type RestServices = CatalogueServices & ReviewServices & CartServices & EnquiryServices;

export const PUBLIC_ENDPOINTS: readonly Endpoint<RestServices>[] = catalogueEndpoints;
export const VISITOR_ENDPOINTS: readonly Endpoint<VisitorContext<RestServices>>[] = [
  ...cartEndpoints,
  ...contactEndpoints,
];

/** All endpoints in the order of the documents. */
export const ENDPOINTS = [...PUBLIC_ENDPOINTS, ...VISITOR_ENDPOINTS];
