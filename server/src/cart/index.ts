import type { DataSource } from "typeorm";
import type { CatalogueService } from "../catalogue/products/catalogue.service.js";
import type { PromotionService } from "../promotions/promotion.service.js";
import { PRICE_POLICIES, type PricePolicy } from "../rules/price-policy.js";
import { CartLine } from "./cart-line.entity.js";
import { Cart } from "./cart.entity.js";
import { CartResolver } from "./cart.resolver.js";
import { CartService } from "./cart.service.js";

type Needs = {
  database: DataSource;
  catalogue: CatalogueService;
  promotions: PromotionService;
  pricePolicy: PricePolicy;
};

/** The cart of a session or an account. */
export const cart = {
  entities: [Cart, CartLine],
  resolvers: [CartResolver],
  createServices: ({ database, catalogue, promotions, pricePolicy }: Needs) => ({
    carts: new CartService(database, catalogue, promotions, PRICE_POLICIES[pricePolicy]),
  }),
};
