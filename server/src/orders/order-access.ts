import type { RequestContext } from "../kernel/graphql/request-context.js";
import { OrderNotFound } from "./order.errors.js";
import type { OrderService } from "./order.service.js";
import type { OrderType } from "./order.types.js";

/** Which order: of the visitor, or with the e-mail address of whoever knows both. */
export type NamedOrder = { number: string; email?: string | null };

type OrderContext = RequestContext<{ orders: OrderService }>;

/** An order for whom may read it. With an e-mail address that is an attempt, of which there are few. @throws {OrderNotFound} */
export async function readableOrder(asked: NamedOrder, context: OrderContext): Promise<OrderType> {
  if (asked.email != null) await context.rateLimits.take("order-look-ups", context.clientIp);
  const order = await findOrder(asked, context);
  if (!order) throw new OrderNotFound();
  return order;
}

/** The same once more, which is no further attempt; null where there is none. */
export const findOrder = async ({ number, email }: NamedOrder, { services, visitor }: OrderContext) =>
  email == null ? services.orders.find(await visitor.find(), number) : services.orders.findByEmail(number, email);
