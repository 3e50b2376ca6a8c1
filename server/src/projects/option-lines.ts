import { NO_CART } from "../cart/cart.queries.js";
import type { CartService } from "../cart/cart.service.js";
import type { CartLineType } from "../cart/cart.types.js";
import { whyNotOrdered } from "../catalogue/configuration/configuration.js";
import type { WindowOptionRow } from "./window-option.queries.js";
import type { WindowOptionType } from "./window-option.types.js";

/** An option as the line of a cart: one piece, under the names of its room and window. */
export const lineOfOption = ({ id, product, roomName, windowName, ...row }: WindowOptionRow) => ({
  ...{ id, product, roomName, windowName, quantity: 1, held: null },
  ...{ width: row.width, height: row.height, material: row.material, color: row.color },
  customizations: row.customizations,
});

/** Options at today's prices, each checked by the rules in force. */
export function pricedOptions(carts: CartService, rows: readonly WindowOptionRow[]): WindowOptionType[] {
  const { lines } = carts.priced({ ...NO_CART, lines: rows.map(lineOfOption) });
  return rows.flatMap((row, index) => {
    const line = lines[index];
    return line ? [pricedOption(row, line)] : [];
  });
}

/** A line of a cart as the option that it was made of. */
export const pricedOption = (
  { windowKey, position, isChosen }: WindowOptionRow,
  line: CartLineType,
): WindowOptionType =>
  Object.assign({}, line, { windowKey, position, isChosen, refusal: whyNotOrdered(line.product, line) });
