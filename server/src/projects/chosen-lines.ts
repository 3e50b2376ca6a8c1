import type { DataSource, EntityManager } from "typeorm";
import { NO_CART } from "../cart/cart.queries.js";
import type { CartService } from "../cart/cart.service.js";
import type { CartLineType, CartType } from "../cart/cart.types.js";
import { rowOf } from "../kernel/sql/query.js";
import { MAX_LINES } from "../rules/quantity.js";
import { lineOfOption, pricedOption } from "./option-lines.js";
import { windowOptionQueries } from "./window-option.queries.js";
import type { WindowOptionType } from "./window-option.types.js";

/** The chosen options of a project, and what they cost as one order. */
export type ChosenLines = {
  /** All that are chosen, by room and window, also those that can't be ordered, with the reason. */
  readonly options: readonly WindowOptionType[];
  /**
   * A cart of those that can be ordered, at most as many as a cart holds, in their order: the ids of its lines are those of the options. It
   * has the promotion, delivery and fulfilment that the visitor's own cart would give them, and is stored nowhere.
   */
  readonly cart: CartType;
};

/** The chosen options of a visitor with the rules and prices in force, in one statement. */
export async function chosenLines(
  connection: DataSource | EntityManager,
  carts: CartService,
  visitorId: string | undefined,
): Promise<ChosenLines> {
  if (visitorId === undefined) return { options: [], cart: carts.priced(NO_CART) };
  const { options: rows, ...choices } = await rowOf(connection, windowOptionQueries.chosen, [visitorId]);
  const priced = carts.priced({ ...NO_CART, lines: rows.map(lineOfOption) }).lines;
  const options = rows.flatMap((row, index) => {
    const line: CartLineType | undefined = priced[index];
    return line ? [pricedOption(row, line)] : [];
  });
  const ready = new Set(options.filter(({ refusal }) => refusal === null).map(({ id }) => id));
  const lines = rows.filter(({ id }) => ready.has(id)).slice(0, MAX_LINES);
  return { options, cart: carts.priced({ ...NO_CART, ...choices, lines: lines.map(lineOfOption) }) };
}
