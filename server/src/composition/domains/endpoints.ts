import { cartEndpoints } from "../../cart/cart.endpoints.js";
import { catalogueEndpoints } from "../../catalogue/catalogue.endpoints.js";
import { contactEndpoints } from "../../enquiries/contact.endpoints.js";
import type { Endpoint, VisitorContext } from "../../kernel/rest/endpoint.js";
import { problemEndpoints, type ProblemPhotoServices } from "../../problems/problem.endpoints.js";
import { windowPhotoEndpoints } from "../../projects/window-photo.endpoints.js";
import type { ShopContext } from "./domains.js";

type Services = ShopContext["services"] & ProblemPhotoServices;

export const PUBLIC_ENDPOINTS: readonly Endpoint<Services>[] = catalogueEndpoints;
export const VISITOR_ENDPOINTS: readonly Endpoint<VisitorContext<Services>>[] = [
  ...cartEndpoints,
  ...contactEndpoints,
  ...problemEndpoints,
  ...windowPhotoEndpoints,
];

/** All endpoints in the order of the documents. */
export const ENDPOINTS = [...PUBLIC_ENDPOINTS, ...VISITOR_ENDPOINTS];
