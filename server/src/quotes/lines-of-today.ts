import { NO_CART } from "../cart/cart.queries.js";
import type { CartService } from "../cart/cart.service.js";
import type { CartType } from "../cart/cart.types.js";
import { configurationKey } from "../catalogue/configuration/configuration.js";
import type { HeldQuoteLineRow, HeldQuoteRow } from "./held-quote.queries.js";
import type { RepricedLineType } from "./held-quote.types.js";
import { madeOtherwiseThan, refusalOf } from "./possible-lines.js";
import type { OfferedRow } from "./price-anew.queries.js";

/** The lines of a quote as a cart of today, which is stored nowhere, and why the others can't be made, by configuration. */
type LinesOfToday = { cart: CartType; refusals: ReadonlyMap<string, string> };

/** Checks and prices the lines of a quote by what is in force today. Their order stays. */
export function linesOfToday(
  carts: CartService,
  { lines, delivery, fulfilment }: Pick<HeldQuoteRow, "lines" | "delivery" | "fulfilment">,
  { products, promotions }: OfferedRow,
): LinesOfToday {
  const byId = new Map(products.map((product) => [product.id, product]));
  const rows = lines.map((line) => cartRowOf(line, byId.get(line.productId) ?? null));
  const priced = carts.priced({ ...NO_CART, lines: rows }).lines;
  const refusals = new Map(
    lines.flatMap((line, index) => {
      const refusal = refusalOf(line, priced[index]?.product ?? undefined);
      return refusal === undefined ? [] : [[line.configuration, refusal] as const];
    }),
  );
  const possible = rows.filter((_, index) => !refusals.has(lines[index]?.configuration ?? ""));
  return { cart: carts.priced({ ...NO_CART, delivery, fulfilment, promotions, lines: possible }), refusals };
}

function cartRowOf(line: HeldQuoteLineRow, product: OfferedRow["products"][number] | null) {
  const { id, quantity, width, height, material, color, customizations, roomName, windowName } = line;
  return { id, product, held: null, quantity, width, height, material, color, customizations, roomName, windowName };
}

/** What became of each line of a quote in the one that was made of it anew. */
export function repricedLines(
  before: readonly HeldQuoteLineRow[],
  anew: readonly HeldQuoteLineRow[],
  refusals: ReadonlyMap<string, string>,
): RepricedLineType[] {
  const byConfiguration = new Map(anew.map((line) => [line.configuration, line]));
  return before.map((line) => {
    // Not by the key that was kept: one of an earlier release may have been made otherwise.
    const now = byConfiguration.get(configurationKey(line.productId, line, line.customizations, line));
    if (now)
      return { line, totalNowPence: now.totalPence, refusal: null, notice: madeOtherwiseThan(line, now) ?? null };
    const refusal = refusals.get(line.configuration) ?? `${line.name} is not in the new quote.`;
    return { line, totalNowPence: null, refusal, notice: null };
  });
}
