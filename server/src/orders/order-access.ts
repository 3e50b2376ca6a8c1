import type { RequestContext } from "../kernel/graphql/request-context.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import { OrderNotFound } from "./order.errors.js";
import type { OrderService } from "./order.service.js";
import type { OrderType } from "./order.types.js";

/** Which order: of the visitor, or with the e-mail address of whoever knows both. */
export type NamedOrder = { number: string; email?: string | null };

type OrderContext = RequestContext<{ orders: OrderService }>;

/** Who looks an order up, and what counts that. */
type LookUp = { rateLimits: Pick<RateLimits, "take" | "giveBack">; clientIp: string };

/**
 * Looks something of an order up by number and e-mail address, of which few may fail. It counts before the answer is known, so
 * that concurrent guesses don't evade the limit, and no longer where both match.
 * @throws {RateLimited} after too many that failed
 */
export async function lookUpByEmail<Found>(
  { rateLimits, clientIp }: LookUp,
  find: () => Promise<Found | null>,
): Promise<Found | null> {
  await rateLimits.take("order-look-ups", clientIp);
  const found = await find();
  if (found !== null) await rateLimits.giveBack("order-look-ups", clientIp);
  return found;
}

/** An order for whom may read it. @throws {OrderNotFound} {@link RateLimited} after too many wrong e-mail addresses */
export async function readableOrder(asked: NamedOrder, context: OrderContext): Promise<OrderType> {
  const find = () => findOrder(asked, context);
  const order = await (asked.email == null ? find() : lookUpByEmail(context, find));
  if (!order) throw new OrderNotFound();
  return order;
}

/** The same once more, which is no further look-up; null where there is none. */
export const findOrder = async ({ number, email }: NamedOrder, { services, visitor }: OrderContext) =>
  email == null ? services.orders.find(await visitor.find(), number) : services.orders.findByEmail(number, email);
