import { isFinal, OrderStatus } from "../rules/order-progress.js";
import { IS_OPEN_REMAKE } from "./order-remake.queries.js";

const FINAL = Object.values(OrderStatus).filter(isFinal);

/**
 * SQL condition on `orders`, aliased `t`: its account was deleted, its delivery is finished and nothing of it is still made again, so
 * contact details are not needed.
 */
export const STRIPPABLE = `
  t.owner_left_at IS NOT NULL AND t.email IS NOT NULL AND t.status IN (${FINAL.map((status) => `'${status}'`).join()})
  AND NOT EXISTS (SELECT FROM order_remake k WHERE k.order_id = t.id AND ${IS_OPEN_REMAKE})`;

/** Clears the contact details. Buyer, items and amounts stay, as tax law requires. */
export const STRIPPED = "email = NULL, phone_number = NULL, note = NULL, idempotency_key = id::text, request_hash = ''";

/** The same of a line: the names of room and window, which may say who lives there. */
export const LINE_STRIPPED = "room_name = NULL, window_name = NULL";

/** SQL condition on `order_line`, aliased `t`: it has names, and its order no contact details any more. */
export const LINE_STRIPPABLE = `
  (t.room_name IS NOT NULL OR t.window_name IS NOT NULL) AND EXISTS (SELECT FROM orders o WHERE o.id = t.order_id AND o.email IS NULL)`;
