import type { EmailLayout } from "../../mail/email.js";
import type { CommandContext } from "../../orders/command-context.js";
import { ORDER_NUMBER } from "../../orders/order-number.js";
import { TransitionRefused } from "../../orders/order-status-transitions.js";
import { isOrderStatus, OrderStatus } from "../../rules/order-progress.js";
import { moveOrder } from "./move-order.js";

const NUMBER = new RegExp(`^${ORDER_NUMBER}$`);

const USAGE = `Say which order and its new status, such as: npm run order -- MBC123456 SHIPPED
A status is one of ${Object.values(OrderStatus).join(", ")}.`;

/** What the command needs; `shop` issues the invoice of an order that is sent. */
export type OrderCommandContext = CommandContext & { shop: EmailLayout };

/**
 * Changes the status of an order and prints the result.
 * @param words order number and new status, in any case
 * @returns the exit code: 1 if nothing changed
 */
export async function changeOrderStatus(
  words: readonly string[],
  open: () => Promise<OrderCommandContext>,
  tell: (line: string) => void,
): Promise<number> {
  const [number = "", to = "", ...more] = words.map((word) => word.toUpperCase());
  if (!NUMBER.test(number) || !isOrderStatus(to) || more.length > 0) {
    tell(USAGE);
    return 1;
  }
  const context = await open();
  try {
    const from = await moveOrder(context, null, { number }, to);
    tell(`Order ${number} was ${from} and is ${to} now.`);
    return 0;
  } catch (error) {
    if (!(error instanceof TransitionRefused)) throw error;
    tell(error.message);
    return 1;
  } finally {
    await context.close();
  }
}
