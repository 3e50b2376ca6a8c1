import type { CartServices } from "../cart/cart.resolver.js";
import type { EnquiryServices } from "../enquiries/enquiry.resolver.js";
import { cartEndpoints } from "./cart.endpoints.js";
import { contactEndpoints } from "./contact.endpoints.js";
import type { Endpoint, VisitorContext } from "./endpoint.js";

export const VISITOR_ENDPOINTS: readonly Endpoint<VisitorContext<CartServices & EnquiryServices>>[] = [
  ...cartEndpoints,
  ...contactEndpoints,
];
