import type { DataSource } from "typeorm";
import type { CartService } from "../cart/cart.service.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { OrderLine } from "./order-line.entity.js";
import { OrderStatusChange } from "./order-status-change.entity.js";
import { Order } from "./order.entity.js";
import { OrderResolver } from "./order.resolver.js";
import { OrderService } from "./order.service.js";

type Needs = {
  database: DataSource;
  carts: CartService;
  mail: MailQueue;
  rateLimits: RateLimits;
  /** Working days of each delivery, once an order is made. */
  shopProfile: { standardDeliveryDays: { to: number }; expressDeliveryDays: { to: number } };
};

/** Orders from placing to delivery. */
export const orders = {
  entities: [Order, OrderLine, OrderStatusChange],
  resolvers: [OrderResolver],
  createServices: ({ database, carts, mail, rateLimits, shopProfile }: Needs) => {
    const expressSavesDays = shopProfile.standardDeliveryDays.to - shopProfile.expressDeliveryDays.to;
    return { orders: new OrderService(database, carts, mail, rateLimits, expressSavesDays) };
  },
};
