import type { DataSource } from "typeorm";
import { createAccountServices } from "./accounts/account-services.js";
import type { AccountServices } from "./accounts/account/account.resolver.js";
import type { AddressServices } from "./accounts/addresses/address.resolver.js";
import type { CredentialServices } from "./accounts/credentials/credentials.resolver.js";
import type { AccountOrderServices } from "./accounts/orders/account-orders.resolver.js";
import type { OwnDataServices } from "./accounts/own-data/own-data.resolver.js";
import type { RegistrationServices } from "./accounts/registration/registration.resolver.js";
import type { SignInServices } from "./accounts/sign-in/sign-in.resolver.js";
import type { CartServices } from "./cart/cart.resolver.js";
import { CartService } from "./cart/cart.service.js";
import type { CatalogueServices } from "./catalogue/catalogue.resolver.js";
import type { PricingServices } from "./catalogue/pricing/pricing.resolver.js";
import type { SearchServices } from "./catalogue/product-lists/search.resolver.js";
import type { ReviewServices } from "./catalogue/reviews/review.resolver.js";
import type { EnquiryServices } from "./enquiries/enquiry.resolver.js";
import type { MailingListServices } from "./enquiries/mailing-list.resolver.js";
import type { ShopProfileServices } from "./shop-profile/shop.resolver.js";
import type { OrderServices } from "./orders/order.resolver.js";
import { CatalogueService } from "./catalogue/products/catalogue.service.js";
import { ProductListService } from "./catalogue/product-lists/product-list.service.js";
import { ReviewService } from "./catalogue/reviews/review.service.js";
import { EnquiryService } from "./enquiries/enquiry.service.js";
import { MailingListService } from "./enquiries/mailing-list.service.js";
import type { ShopProfile } from "./shop-profile/shop-profile.js";
import type { MailQueue } from "./mail/mail-queue.js";
import { CustomerOrders } from "./orders/customer-orders.service.js";
import { OrderService } from "./orders/order.service.js";
import { PricingService } from "./catalogue/pricing/pricing.service.js";
import { PromotionService } from "./promotions/promotion.service.js";
import type { RateLimits } from "./kernel/requests/rate-limits.js";
import { PRICE_POLICIES, type PricePolicy } from "./rules/policy.js";
import { SearchService } from "./catalogue/search/search.service.js";

type Foundations = {
  database: DataSource;
  shopProfile: ShopProfile;
  mail: MailQueue;
  pricePolicy: PricePolicy;
  rateLimits: RateLimits;
  sessionSecrets: readonly string[];
};

/** What the resolvers ask for. One that is missing here, or has another name, does not compile. */
type Services = AccountServices &
  AddressServices &
  CredentialServices &
  AccountOrderServices &
  OwnDataServices &
  RegistrationServices &
  SignInServices &
  CartServices &
  CatalogueServices &
  PricingServices &
  SearchServices &
  ReviewServices &
  EnquiryServices &
  MailingListServices &
  ShopProfileServices &
  OrderServices;

/** Every service of the shop, each given what it stands on. */
export function createServices({
  database,
  shopProfile,
  mail,
  pricePolicy,
  rateLimits,
  sessionSecrets,
}: Foundations): Services {
  const catalogue = new CatalogueService(database);
  const search = new SearchService(database);
  const promotions = new PromotionService(database);
  const carts = new CartService(database, catalogue, promotions, PRICE_POLICIES[pricePolicy]);
  const orders = new OrderService(database, carts, mail, rateLimits);
  const customerOrders = new CustomerOrders(database);
  return {
    ...createAccountServices({ database, mail, rateLimits, catalogue, carts, orders, customerOrders, sessionSecrets }),
    shopProfile,
    pricePolicy,
    catalogue,
    search,
    promotions,
    carts,
    productLists: new ProductListService(database, search),
    reviews: new ReviewService(database, rateLimits),
    orders,
    customerOrders,
    pricing: new PricingService(catalogue, pricePolicy),
    enquiries: new EnquiryService(database, mail, rateLimits, shopProfile.hours),
    mailingList: new MailingListService(database, mail, rateLimits),
  };
}
