import type { DataSource } from "typeorm";
import type { MailQueue } from "../mail/mail-queue.js";
import { isOrderStatus, OrderStatus } from "../rules/order-progress.js";
import { ORDER_NUMBER } from "./order-number.js";
import { OrderMoves, OrderNotMoved } from "./order-moves.js";

const NUMBER = new RegExp(`^${ORDER_NUMBER}$`);

const USAGE = `Say which order and its new status, such as: npm run order -- MBC123456 SHIPPED
A status is one of ${Object.values(OrderStatus).join(", ")}.`;

/** What the command needs, opened for as long as it runs. */
export type OpenOffice = { database: DataSource; mail: MailQueue; close(): Promise<void> };

/**
 * Moves an order to its next status and tells in a line or two what came of it.
 * @param words number of the order and the status, in any case
 * @returns the exit code: 1 where nothing was moved
 */
export async function moveCommand(
  words: readonly string[],
  open: () => Promise<OpenOffice>,
  tell: (line: string) => void,
): Promise<number> {
  const [number = "", to = "", ...more] = words.map((word) => word.toUpperCase());
  if (!NUMBER.test(number) || !isOrderStatus(to) || more.length > 0) {
    tell(USAGE);
    return 1;
  }
  const { database, mail, close } = await open();
  try {
    const from = await new OrderMoves(database, mail).move(number, to);
    tell(`Order ${number} was ${from} and is ${to} now.`);
    return 0;
  } catch (error) {
    if (!(error instanceof OrderNotMoved)) throw error;
    tell(error.message);
    return 1;
  } finally {
    await close();
  }
}
