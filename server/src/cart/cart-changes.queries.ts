import { RUNS_NOW } from "../promotions/promotion.queries.js";
import { MAX_LINES, MAX_QUANTITY } from "../rules/quantity.js";
import { CART } from "./cart.queries.js";

// Changes of carts. Each starts with one of the first two, which lock the cart's row, so that it sees the result of the
// preceding change.

/** Maximum number of remembered additions: more than a client sends in parallel. */
export const REMEMBERED = 20;

/** Inserts or updates the cart, with new additions, and returns it. */
const RAISED = `
  SET version = cart.version + 1, updated_at = now(), additions = (excluded.additions || cart.additions)[1:${REMEMBERED}]`;

/** A parameter with the addition's record, or null, as a list. */
const listOf = (mark: string) => `array_remove(ARRAY[${mark}::text], NULL)`;

const startOrRaise = (mark: string) => `
  INSERT INTO cart (visitor_id, additions) VALUES ($1, ${listOf(mark)})
  ON CONFLICT (visitor_id) DO UPDATE ${RAISED} RETURNING id, version`;

/** Of visitor $1. */
export const START_OR_RAISE_VERSION = startOrRaise("NULL");

/** The same for an addition with the record $2, which may be null. */
export const START_OR_RAISE_BY_ADDITION = startOrRaise("$2");

/** Of visitor $1; returns no row without a cart. */
export const RAISE_VERSION =
  "UPDATE cart SET version = version + 1, updated_at = now() WHERE visitor_id = $1 RETURNING id, version";

const LINE = "cart_id, product_id, width, height, material, color, customizations, configuration, quantity";
/** Adds the line of parameters $2 to $9 to the cart of the CTE `changed`. */
const INSERT_LINE = `
  INSERT INTO cart_line AS l (${LINE}) SELECT changed.id, $2, $3, $4, $5, $6, $7, $8, $9 FROM changed
  ON CONFLICT (cart_id, configuration) DO UPDATE SET quantity = l.quantity + excluded.quantity
    WHERE l.quantity + excluded.quantity <= ${MAX_QUANTITY}`;

/** Locks or creates the cart of visitor $1 and returns its additions. */
export const LOCK_ADDITIONS = `
  INSERT INTO cart (visitor_id) VALUES ($1)
  ON CONFLICT (visitor_id) DO UPDATE SET visitor_id = excluded.visitor_id RETURNING additions`;

/** Into the cart of visitor $1, with the record $10 or null; returns no row if the quantity would exceed the limit. */
export const ADD_LINE = `WITH changed AS (${startOrRaise("$10")}) ${INSERT_LINE} RETURNING id`;

/**
 * The same, returning the new cart in one statement. Its snapshot may be outdated, so it changes nothing and returns no row if
 * another change came in between, if a limit would be exceeded, or if the record's key is already stored.
 */
export const ADD_LINE_UNDISTURBED = `
  WITH before AS (
    SELECT c.version, bool_and(l.quantity + $9 <= ${MAX_QUANTITY}) FILTER (WHERE l.configuration = $8) AS is_quantity_fine,
      count(*) FILTER (WHERE l.configuration <> $8) < ${MAX_LINES} AS has_room,
      EXISTS (SELECT FROM unnest(c.additions) made WHERE starts_with(made, split_part($10, ' ', 1) || ' ')) AS is_made
    FROM cart c LEFT JOIN cart_line l ON l.cart_id = c.id WHERE c.visitor_id = $1 GROUP BY c.id
  ), changed AS (
    INSERT INTO cart (visitor_id, additions) SELECT $1, ${listOf("$10")}
    WHERE NOT EXISTS (SELECT FROM before WHERE is_made OR NOT (has_room AND is_quantity_fine IS NOT FALSE))
    ON CONFLICT (visitor_id) DO UPDATE ${RAISED} WHERE cart.version = (SELECT version FROM before)
    RETURNING *
  ), added AS (
    ${INSERT_LINE} RETURNING *
  ), cart AS (
    SELECT * FROM changed
  ), cart_line AS (
    SELECT * FROM added UNION ALL
    SELECT l.* FROM cart_line l JOIN changed ON changed.id = l.cart_id WHERE l.id NOT IN (SELECT id FROM added)
  ) ${CART}`;

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

/** Changes no row if cart $1 has a code that still runs. */
export const APPLY_PROMOTION = `
  UPDATE cart c SET promotion_id = $2
  WHERE c.id = $1 AND NOT EXISTS (SELECT FROM promotion p WHERE p.id = c.promotion_id AND ${RUNS_NOW})`;

export const APPLIED_CODE = "SELECT p.code FROM cart c JOIN promotion p ON p.id = c.promotion_id WHERE c.id = $1";

/** Of visitor $1; without a code, nothing changes. */
export const REMOVE_PROMOTION = `
  UPDATE cart SET promotion_id = NULL, version = version + 1, updated_at = now()
  WHERE visitor_id = $1 AND promotion_id IS NOT NULL`;
