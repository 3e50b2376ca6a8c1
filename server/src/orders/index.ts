import type { DataSource } from "typeorm";
import type { CartService } from "../cart/cart.service.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { OrderLine } from "./order-line.entity.js";
import { OrderStatusChange } from "./order-status-change.entity.js";
import { Order } from "./order.entity.js";
import { OrderResolver } from "./order.resolver.js";
import { OrderService } from "./order.service.js";

type Needs = { database: DataSource; carts: CartService; mail: MailQueue; rateLimits: RateLimits };

/** Orders from placing to delivery. */
export const orders = {
  entities: [Order, OrderLine, OrderStatusChange],
  resolvers: [OrderResolver],
  createServices: ({ database, carts, mail, rateLimits }: Needs) => ({
    orders: new OrderService(database, carts, mail, rateLimits),
  }),
};
