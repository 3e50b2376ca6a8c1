import { isFinal, OrderStatus } from "../rules/order-progress.js";

const FINAL = Object.values(OrderStatus).filter(isFinal);

/** SQL condition on `orders`, aliased `t`: the account it belonged to is deleted, and nobody need write or ring any more. */
export const STRIPPABLE = `
  t.owner_left_at IS NOT NULL AND t.email IS NOT NULL AND t.status IN (${FINAL.map((status) => `'${status}'`).join()})`;

/** What such an order loses. Who bought what for how much stays, as tax law asks. */
export const STRIPPED = "email = NULL, phone_number = NULL, idempotency_key = id::text, request_hash = ''";
