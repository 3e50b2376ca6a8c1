import type { CartService } from "../cart/cart.service.js";
import type { CatalogueLoaders } from "../catalogue/catalogue.loaders.js";
import type { CatalogueService } from "../catalogue/catalogue.service.js";
import type { Facts } from "../facts/facts.js";
import type { OrderService } from "../orders/order.service.js";
import type { PricePolicy } from "../rules/policy.js";
import type { Visitor } from "../visitor.js";

/** The services behind every door of the shop; made once. */
export type Services = {
  facts: Facts;
  pricePolicy: PricePolicy;
  catalogue: CatalogueService;
  carts: CartService;
  orders: OrderService;
};

/** What a resolver gets beside its arguments. */
export type ShopContext = {
  services: Services;
  loaders: CatalogueLoaders;
  visitor: Visitor;
  requestId: string;
};
