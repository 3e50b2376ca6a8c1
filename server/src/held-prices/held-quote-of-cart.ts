import { z } from "zod";
import { HeldQuoteState } from "../rules/held-quote.js";
import type { OrderPricing } from "../rules/price-policy.js";

/** Whether there is an order, not cancelled, of the held quote aliased `q`. That it has a quote at all lets Postgres read the few that have. */
const IS_ORDERED = `EXISTS (SELECT FROM orders placed
  WHERE placed.held_quote_id = q.id AND placed.held_quote_id IS NOT NULL AND placed.status <> 'CANCELLED')`;

/** Whether the held quote aliased `q` is in a state, by the clock of the database: conditions that indexes can answer. */
export const IS_HELD_QUOTE: Readonly<Record<HeldQuoteState, string>> = {
  ORDERED: IS_ORDERED,
  EXPIRED: `q.held_until <= now() AND NOT ${IS_ORDERED}`,
  OPEN: `q.held_until > now() AND NOT ${IS_ORDERED}`,
};

/** What has become of the held quote aliased `q`, by the clock of the database. */
export const HELD_QUOTE_STATE = `CASE WHEN ${IS_ORDERED} THEN 'ORDERED' WHEN q.held_until <= now() THEN 'EXPIRED' ELSE 'OPEN' END`;

/** The quote of a cart; times from JSON are text. */
export const heldQuoteOfCart = z.object({
  id: z.uuid(),
  number: z.string(),
  heldUntil: z.string(),
  state: z.enum(HeldQuoteState),
  pricing: z.custom<OrderPricing>(),
  promotionCode: z.string().nullable(),
  promotionName: z.string().nullable(),
  promotionPercent: z.int().nullable(),
  lineCount: z.int(),
});

export type HeldQuoteOfCart = z.output<typeof heldQuoteOfCart>;

/** The quote of the cart aliased `c` as JSON, or null. */
export const HELD_QUOTE_OF_CART = `(SELECT json_build_object('id', q.id, 'number', q.number, 'heldUntil', q.held_until,
    'state', ${HELD_QUOTE_STATE}, 'pricing', q.pricing, 'promotionCode', q.promotion_code, 'promotionName', q.promotion_name,
    'promotionPercent', q.promotion_percent,
    'lineCount', (SELECT count(*) FROM held_quote_line k WHERE k.quote_id = q.id))
  FROM held_quote q WHERE q.id = c.held_quote_id)`;

/** What the quote of a cart holds of one of its lines. */
export const heldLineOfCart = z.object({
  quantity: z.int(),
  unitPricePence: z.int(),
  basePricePence: z.int(),
});

export type HeldLineOfCart = z.output<typeof heldLineOfCart>;

/** What the quote of the cart aliased `c` holds of its line aliased `l`, as JSON; null for a line that is none of it, or configured otherwise. */
export const HELD_LINE_OF_CART = `(SELECT json_build_object('quantity', k.quantity, 'unitPricePence', k.unit_price_pence,
    'basePricePence', k.base_price_pence)
  FROM held_quote_line k WHERE k.quote_id = c.held_quote_id AND k.configuration = l.configuration)`;
