import type { PricePolicy } from "../../rules/price-policy.js";
import type { OrderCommandContext } from "../orders/order-command.js";

/** What the command works with. */
export type ShopCommandContext = OrderCommandContext & { pricePolicy: PricePolicy };

/** What is printed: rows, and lines that say the same; whether something of it was refused, which the exit code says. */
export type Printed = { rows: readonly object[]; lines: readonly string[]; isRefused?: boolean };

/** What one of the command's words does. */
export type Action = {
  /** How many words follow. */
  words: number;
  /** @throws {ShopError} where it is refused */
  run(context: ShopCommandContext, ...words: string[]): Promise<Printed>;
};
