import type { DataSource } from "typeorm";
import type { CatalogueService } from "../catalogue/products/catalogue.service.js";
import type { PromotionService } from "../promotions/promotion.service.js";
import { daysSavedByExpress } from "../rules/delivery-date.js";
import { PRICE_POLICIES, type PolicyRules, type PricePolicy } from "../rules/price-policy.js";
import type { RulesInForce } from "../rules/published-rules.js";
import { withVat, type VatRegistration } from "../rules/totals.js";
import { CartLine } from "./cart-line.entity.js";
import { Cart } from "./cart.entity.js";
import { CartResolver } from "./cart.resolver.js";
import { CartService } from "./cart.service.js";

type Needs = {
  database: DataSource;
  catalogue: CatalogueService;
  promotions: PromotionService;
  pricePolicy: PricePolicy;
  rulesInForce: RulesInForce;
  shopProfile: VatRegistration & {
    /** Working days of each delivery, once an order is made. */
    standardDeliveryDays: { to: number };
    expressDeliveryDays: { to: number };
  };
};

/** The policy of a shop with its VAT. */
function policyOf(pricePolicy: PricePolicy, vat: VatRegistration): PolicyRules {
  const { cartTotals, checkoutTotals, ...policy } = PRICE_POLICIES[pricePolicy];
  return { ...policy, cartTotals: withVat(cartTotals, vat), checkoutTotals: withVat(checkoutTotals, vat) };
}

/** The cart of a session or an account. */
export const cart = {
  entities: [Cart, CartLine],
  resolvers: [CartResolver],
  createServices: ({ database, catalogue, promotions, pricePolicy, rulesInForce, shopProfile }: Needs) => {
    // Asked for each cart, because staff may publish other facts at any time.
    const termsNow = () => ({
      policy: { ...policyOf(pricePolicy, shopProfile), rules: rulesInForce },
      expressSavesDays: daysSavedByExpress(shopProfile),
    });
    return { carts: new CartService(database, catalogue, promotions, termsNow) };
  },
};
