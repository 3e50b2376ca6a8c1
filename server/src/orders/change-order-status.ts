import type { DataSource } from "typeorm";
import type { MailQueue } from "../mail/mail-queue.js";
import { isOrderStatus, OrderStatus } from "../rules/order-progress.js";
import { ORDER_NUMBER } from "./order-number.js";
import { transitionOrder, TransitionRefused } from "./order-status-transitions.js";

const NUMBER = new RegExp(`^${ORDER_NUMBER}$`);

const USAGE = `Say which order and its new status, such as: npm run order -- MBC123456 SHIPPED
A status is one of ${Object.values(OrderStatus).join(", ")}.`;

/** Resources of the command, open while it runs. */
export type CommandContext = { database: DataSource; mail: MailQueue; close(): Promise<void> };

/**
 * Changes the status of an order and prints the result.
 * @param words order number and new status, in any case
 * @returns the exit code: 1 if nothing changed
 */
export async function changeOrderStatus(
  words: readonly string[],
  open: () => Promise<CommandContext>,
  tell: (line: string) => void,
): Promise<number> {
  const [number = "", to = "", ...more] = words.map((word) => word.toUpperCase());
  if (!NUMBER.test(number) || !isOrderStatus(to) || more.length > 0) {
    tell(USAGE);
    return 1;
  }
  const context = await open();
  try {
    const from = await transitionOrder(context, number, to);
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
