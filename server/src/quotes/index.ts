import type { DataSource } from "typeorm";
import type { CartService } from "../cart/cart.service.js";
import type { CatalogueService } from "../catalogue/products/catalogue.service.js";
import { HeldQuoteLine } from "../held-prices/held-quote-line.entity.js";
import { HeldQuote } from "../held-prices/held-quote.entity.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { MailQueue } from "../mail/mail-queue.js";
import type { OrderPdfParts } from "../orders/order-pdf.js";
import type { Queue } from "../orders/order-pdf.service.js";
import type { ShopProfile } from "../shop-profile/shop-profile.js";
import { HeldQuoteAgreement } from "./held-quote-agreement.entity.js";
import { HeldQuoteOrderService } from "./held-quote-order.service.js";
import { HeldQuotePdfService } from "./held-quote-pdf.service.js";
import { HeldQuoteShare } from "./held-quote-share.entity.js";
import { HeldQuoteShareResolver } from "./held-quote-share.resolver.js";
import { HeldQuoteShareService } from "./held-quote-share.service.js";
import { HeldQuoteResolver } from "./held-quote.resolver.js";
import { HeldQuoteService } from "./held-quote.service.js";
import { PriceAnewService } from "./price-anew.service.js";

type Needs = {
  database: DataSource;
  carts: CartService;
  catalogue: CatalogueService;
  mail: MailQueue;
  rateLimits: RateLimits;
  orderPdfParts: OrderPdfParts;
  pdfQueue: Queue;
  shopProfile: ShopProfile;
};

/** Quotes whose prices are held for some days (decision 46). Requests to be called about a quote are `enquiries`. */
export const quotes = {
  entities: [HeldQuote, HeldQuoteLine, HeldQuoteShare, HeldQuoteAgreement],
  resolvers: [HeldQuoteResolver, HeldQuoteShareResolver],
  createServices({ database, carts, catalogue, mail, rateLimits, orderPdfParts, pdfQueue, shopProfile }: Needs) {
    const heldQuotes = new HeldQuoteService(database, carts, mail, rateLimits, shopProfile);
    return {
      heldQuotes,
      heldQuoteShares: new HeldQuoteShareService(database, mail, rateLimits),
      quoteRepricing: new PriceAnewService(database, carts, mail, rateLimits, shopProfile),
      heldQuoteOrders: new HeldQuoteOrderService(database, carts, catalogue),
      heldQuotePdfs: new HeldQuotePdfService(heldQuotes, orderPdfParts, pdfQueue),
    };
  },
};
