import type { AccountServices } from "../accounts/account-services.js";
import type { CartService } from "../cart/cart.service.js";
import type { CatalogueLoaders } from "../catalogue/catalogue.loaders.js";
import type { CatalogueService } from "../catalogue/products/catalogue.service.js";
import type { ProductListService } from "../catalogue/product-lists/product-list.service.js";
import type { ReviewService } from "../catalogue/reviews/review.service.js";
import type { EnquiryService } from "../enquiries/enquiry.service.js";
import type { MailingListService } from "../enquiries/mailing-list.service.js";
import type { Facts } from "../facts/facts.js";
import type { CustomerOrders } from "../orders/customer-orders.service.js";
import type { OrderService } from "../orders/order.service.js";
import type { PricingService } from "../catalogue/pricing/pricing.service.js";
import type { PromotionService } from "../promotions/promotion.service.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { PricePolicy } from "../rules/policy.js";
import type { SearchService } from "../catalogue/search/search.service.js";
import type { Visitor } from "../kernel/requests/visitor.js";

/** The services behind every door of the shop; made once. */
export type Services = AccountServices & {
  facts: Facts;
  pricePolicy: PricePolicy;
  catalogue: CatalogueService;
  productLists: ProductListService;
  reviews: ReviewService;
  search: SearchService;
  carts: CartService;
  orders: OrderService;
  customerOrders: CustomerOrders;
  pricing: PricingService;
  promotions: PromotionService;
  enquiries: EnquiryService;
  mailingList: MailingListService;
};

/** What a resolver gets beside its arguments. */
export type ShopContext = {
  services: Services;
  loaders: CatalogueLoaders;
  visitor: Visitor;
  requestId: string;
  /** Where the request comes from, as a key for limits. */
  clientAddress: string;
  /** What the session cookie holds, as a key for limits; nobody has checked it. */
  sessionKey: string | undefined;
  rateLimits: RateLimits;
};
