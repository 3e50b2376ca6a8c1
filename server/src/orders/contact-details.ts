import { isFinal, OrderStatus } from "../rules/order-progress.js";

const FINAL = Object.values(OrderStatus).filter(isFinal);

/** SQL condition on `orders`, aliased `t`: its account was deleted and its delivery is finished, so contact details are not needed. */
export const STRIPPABLE = `
  t.owner_left_at IS NOT NULL AND t.email IS NOT NULL AND t.status IN (${FINAL.map((status) => `'${status}'`).join()})`;

/** Clears the contact details. Buyer, items and amounts stay, as tax law requires. */
export const STRIPPED = "email = NULL, phone_number = NULL, note = NULL, idempotency_key = id::text, request_hash = ''";
