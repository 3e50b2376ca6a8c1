import type { PricePolicy } from "../../rules/price-policy.js";
import type { OrderCommandContext } from "../orders/order-command.js";

/** What the command works with. */
export type ShopCommandContext = OrderCommandContext & { pricePolicy: PricePolicy };

/** What is printed: rows, and lines that say the same; whether something of it was refused, which the exit code says. */
export type Printed = { rows: readonly object[]; lines: readonly string[]; isRefused?: boolean };

/** In what form the answer is told. */
export type AnswerForm = "lines" | "json" | "csv";

/** What one of the command's words does. */
export type Action = PrintedAction | StreamedAction;

/** An answer that is too long to hold: its lines, which are told while they are read. Without a form it is CSV. */
export type StreamedAction = {
  words: 0;
  stream(context: ShopCommandContext, form: AnswerForm): AsyncIterable<string>;
};

type PrintedAction = {
  /** How many words follow. */
  words: number;
  /** @throws {ShopError} where it is refused */
  run(context: ShopCommandContext, ...words: string[]): Promise<Printed>;
};
