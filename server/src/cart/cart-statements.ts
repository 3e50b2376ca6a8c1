import { RUNS_NOW } from "../promotions/promotion-row.js";
import { MAX_QUANTITY } from "../rules/quantity.js";

// The changes of carts. Each begins with one of the first two, which lock the cart's row: the others then see what the
// change before has left.

/** Of visitor $1. */
export const START_OR_RAISE_VERSION = `
  INSERT INTO cart (visitor_id) VALUES ($1)
  ON CONFLICT (visitor_id) DO UPDATE SET version = cart.version + 1, updated_at = now()
  RETURNING id, version`;

/** Of visitor $1; answers no row where there is no cart. */
export const RAISE_VERSION =
  "UPDATE cart SET version = version + 1, updated_at = now() WHERE visitor_id = $1 RETURNING id, version";

/** Into the cart of visitor $1; answers no row where the quantity would pass the limit. */
export const ADD_LINE = `
  WITH changed AS (${START_OR_RAISE_VERSION})
  INSERT INTO cart_line AS l (cart_id, product_id, width, height, material, color, customizations, configuration, quantity)
  SELECT changed.id, $2, $3, $4, $5, $6, $7, $8, $9 FROM changed
  ON CONFLICT (cart_id, configuration) DO UPDATE SET quantity = l.quantity + excluded.quantity
    WHERE l.quantity + excluded.quantity <= ${MAX_QUANTITY}
  RETURNING id`;

/** Of line $1 in cart $2. */
export const SET_QUANTITY = "UPDATE cart_line SET quantity = $3 WHERE id = $1 AND cart_id = $2 RETURNING id";

export const REMOVE_LINE = "DELETE FROM cart_line WHERE id = $1 AND cart_id = $2 RETURNING id";

/** Of visitor $1, whose cart is locked. */
export const EMPTY = `
  WITH emptied AS (
    UPDATE cart SET version = version + 1, promotion_id = NULL, updated_at = now() WHERE visitor_id = $1 RETURNING id, version
  ), removed AS (
    DELETE FROM cart_line l USING emptied e WHERE l.cart_id = e.id
  )
  SELECT version FROM emptied`;

/** Changes no row where a code that still runs is in cart $1. */
export const APPLY_PROMOTION = `
  UPDATE cart c SET promotion_id = $2
  WHERE c.id = $1 AND NOT EXISTS (SELECT FROM promotion p WHERE p.id = c.promotion_id AND ${RUNS_NOW})`;

export const APPLIED_CODE = "SELECT p.code FROM cart c JOIN promotion p ON p.id = c.promotion_id WHERE c.id = $1";

/** Of visitor $1; without one, nothing is changed. */
export const REMOVE_PROMOTION = `
  UPDATE cart SET promotion_id = NULL, version = version + 1, updated_at = now()
  WHERE visitor_id = $1 AND promotion_id IS NOT NULL`;
