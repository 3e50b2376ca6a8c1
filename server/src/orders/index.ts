import type { DataSource } from "typeorm";
import type { CartService } from "../cart/cart.service.js";
import type { ReviewService } from "../catalogue/reviews/review.service.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { MailQueue } from "../mail/mail-queue.js";
import type { WorkingTime } from "../rules/change-clock.js";
import { MeasuredLine } from "./measured-line.entity.js";
import { OrderCancellationService } from "./order-cancellation.service.js";
import { OrderInvoice } from "./order-invoice.entity.js";
import { OrderLineChange } from "./order-line-change.entity.js";
import { OrderLineChangeResolver } from "./order-line-change.resolver.js";
import { OrderLineChangeService } from "./order-line-change.service.js";
import { OrderLine } from "./order-line.entity.js";
import type { OrderPdfParts } from "./order-pdf.js";
import { OrderPdfService, type Queue } from "./order-pdf.service.js";
import { OrderRefundReversal } from "./order-refund-reversal.entity.js";
import { OrderRefund } from "./order-refund.entity.js";
import { OrderRemake } from "./order-remake.entity.js";
import { OrderSettlement } from "./order-settlement.entity.js";
import { OrderSettlementResolver } from "./order-settlement.resolver.js";
import { OrderSettlementService } from "./order-settlement.service.js";
import { OrderStatusChange } from "./order-status-change.entity.js";
import { Order } from "./order.entity.js";
import { OrderResolver } from "./order.resolver.js";
import { OrderService } from "./order.service.js";
import { ReviewInvitation } from "./review-invitation.entity.js";
import { ReviewInvitationResolver } from "./review-invitation.resolver.js";
import { ReviewInvitationService } from "./review-invitation.service.js";

type Needs = {
  database: DataSource;
  carts: CartService;
  mail: MailQueue;
  rateLimits: RateLimits;
  reviews: ReviewService;
  orderPdfParts: OrderPdfParts;
  pdfQueue: Queue;
  shopProfile: WorkingTime;
};

/** Orders from placing to delivery. */
export const orders = {
  entities: [
    Order,
    OrderLine,
    OrderLineChange,
    OrderStatusChange,
    OrderInvoice,
    OrderRefund,
    OrderRefundReversal,
    OrderRemake,
    MeasuredLine,
    OrderSettlement,
    ReviewInvitation,
  ],
  resolvers: [OrderResolver, OrderLineChangeResolver, OrderSettlementResolver, ReviewInvitationResolver],
  createServices({ database, carts, mail, rateLimits, reviews, orderPdfParts, pdfQueue, shopProfile }: Needs) {
    const service = new OrderService(database, carts, mail, rateLimits, shopProfile);
    return {
      orders: service,
      orderCancellations: new OrderCancellationService(database, mail),
      orderLineChanges: new OrderLineChangeService(database, carts, mail, rateLimits),
      orderSettlements: new OrderSettlementService(database, mail),
      orderPdfs: new OrderPdfService(database, service, orderPdfParts, pdfQueue),
      reviewInvitations: new ReviewInvitationService(database, reviews),
    };
  },
};
