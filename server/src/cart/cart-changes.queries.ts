import { z } from "zod";
import { keys, type Query } from "../kernel/sql/query.js";
import { PROMOTION_WITH_CODE_COLUMNS, promotionsWithCode } from "../promotions/promotion.queries.js";
import { MAX_LINES, MAX_QUANTITY } from "../rules/quantity.js";
import type { AddedLine } from "./added-lines.js";
import { CART, cartRow } from "./cart.queries.js";

/** Maximum number of remembered additions: more than a client sends in parallel. */
export const REMEMBERED = 20;

/** Updates the cart, with new additions. */
const RAISED = `
  SET version = cart.version + 1, updated_at = now(), additions = (excluded.additions || cart.additions)[1:${REMEMBERED}]`;

/** A parameter with the addition's record, or null, as a list. */
const listOf = (mark: string) => `array_remove(ARRAY[${mark}::text], NULL)`;

const startOrRaise = (mark: string) => `
  INSERT INTO cart (visitor_id, additions) VALUES ($1, ${listOf(mark)})
  ON CONFLICT (visitor_id) DO UPDATE ${RAISED} RETURNING id, version`;

const LINE =
  "product_id, width, height, material, color, customizations, configuration, quantity, room_name, window_name";
/** CTE of the lines to add: the lists $2 to $11, a list per column. */
const WANTED = `
  wanted AS (
    SELECT * FROM unnest($2::int[], $3::numeric[], $4::numeric[], $5::text[], $6::text[], $7::jsonb[], $8::text[], $9::int[],
        $10::text[], $11::text[])
      WITH ORDINALITY AS w(${LINE}, position)
  )`;

/** The lists of `WANTED`. */
export const columnsOf = (lines: readonly AddedLine[]) => [
  lines.map(({ productId }) => productId),
  lines.map(({ width }) => width),
  lines.map(({ height }) => height),
  lines.map(({ material }) => material),
  lines.map(({ color }) => color),
  lines.map(({ customizations }) => JSON.stringify(customizations)),
  lines.map(({ configuration }) => configuration),
  lines.map(({ quantity }) => quantity),
  lines.map(({ roomName }) => roomName),
  lines.map(({ windowName }) => windowName),
];

/** Adds the lines of the CTE `wanted` to the cart of the CTE `changed`. */
const INSERT_LINES = `
  INSERT INTO cart_line AS l (cart_id, ${LINE}) SELECT changed.id, ${LINE} FROM changed, wanted ORDER BY position
  ON CONFLICT (cart_id, configuration) DO UPDATE SET quantity = l.quantity + excluded.quantity
    WHERE l.quantity + excluded.quantity <= ${MAX_QUANTITY}`;

const lockedCart = z.object({ id: z.uuid(), version: z.int() });

/** A cart locked until the transaction ends, with its new version. */
export type LockedCart = z.output<typeof lockedCart>;

/**
 * Changes of carts. In a transaction the first one locks the cart's row, so that the others see the result of the preceding
 * change.
 */
export const cartChanges = {
  /** Locks or creates the cart of visitor $1, raises its version and stores the record $2 of an addition, if any. */
  startOrRaise: { row: lockedCart, text: startOrRaise("$2") },
  /** Locks the cart of visitor $1 and raises its version; returns no row without a cart. */
  raise: {
    name: "raise-version",
    row: lockedCart,
    text: "UPDATE cart SET version = version + 1, updated_at = now() WHERE visitor_id = $1 RETURNING id, version",
  },
  /** Locks or creates the cart of visitor $1 and returns its additions; its version stays. */
  lockAdditions: {
    row: z.object({ id: z.uuid(), additions: z.array(z.string()) }),
    text: `
      INSERT INTO cart (visitor_id) VALUES ($1)
      ON CONFLICT (visitor_id) DO UPDATE SET visitor_id = excluded.visitor_id RETURNING id, additions`,
  },
  /** Into the cart of visitor $1, with the record $12 or null; does not return those whose quantity would exceed the limit. */
  addLines: {
    name: "add-lines",
    row: z.object({ configuration: z.string() }),
    text: `WITH ${WANTED}, changed AS (${startOrRaise("$12")}) ${INSERT_LINES} RETURNING configuration`,
  },
  /**
   * The same, returning the new cart in one statement. Its snapshot may be outdated, so it changes nothing and returns no row if
   * another change came in between, if a limit would be exceeded, or if the record's key is already stored.
   */
  addLinesUndisturbed: {
    name: "add-lines-undisturbed",
    row: cartRow,
    text: `
      WITH ${WANTED}, before AS (
        SELECT c.version, bool_and(l.quantity + w.quantity <= ${MAX_QUANTITY}) AS is_quantity_fine,
          count(l.id) + (SELECT count(*) FROM wanted) - count(w.position) <= ${MAX_LINES} AS has_room,
          EXISTS (SELECT FROM unnest(c.additions) made WHERE starts_with(made, split_part($12, ' ', 1) || ' ')) AS is_made
        FROM cart c LEFT JOIN cart_line l ON l.cart_id = c.id LEFT JOIN wanted w ON w.configuration = l.configuration
        WHERE c.visitor_id = $1 GROUP BY c.id
      ), changed AS (
        INSERT INTO cart (visitor_id, additions) SELECT $1, ${listOf("$12")}
        WHERE NOT EXISTS (SELECT FROM before WHERE is_made OR NOT (has_room AND is_quantity_fine IS NOT FALSE))
        ON CONFLICT (visitor_id) DO UPDATE ${RAISED} WHERE cart.version = (SELECT version FROM before)
        RETURNING *
      ), added AS (
        ${INSERT_LINES} RETURNING *
      ), cart AS (
        SELECT * FROM changed
      ), cart_line AS (
        SELECT * FROM added UNION ALL
        SELECT l.* FROM cart_line l JOIN changed ON changed.id = l.cart_id WHERE l.id NOT IN (SELECT id FROM added)
      ) ${CART}`,
  },
  /**
   * Gives line $2 of cart $1 other values; a line that it is equal to then joins it. Returns no row if the quantity would exceed the
   * limit; roll back then.
   */
  reconfigureLine: {
    row: keys,
    text: `
      WITH equal AS (
        DELETE FROM cart_line WHERE cart_id = $1 AND id <> $2 AND configuration = $8 RETURNING quantity
      ), joined AS (
        SELECT $9::int + coalesce(sum(quantity), 0)::int AS quantity FROM equal
      )
      UPDATE cart_line l SET width = $3, height = $4, material = $5, color = $6, customizations = $7, configuration = $8,
        quantity = joined.quantity, room_name = $10, window_name = $11
      FROM joined WHERE l.id = $2 AND l.cart_id = $1 AND joined.quantity <= ${MAX_QUANTITY} RETURNING l.id`,
  },
  /** Removes lines, promotion and choices of visitor $1, whose cart is locked. */
  empty: {
    row: lockedCart,
    text: `
      WITH emptied AS (
        UPDATE cart SET version = version + 1, promotion_id = NULL, unique_code = NULL, held_quote_id = NULL, note = NULL, delivery = NULL, fulfilment = NULL,
          updated_at = now()
        WHERE visitor_id = $1 RETURNING id, version
      ), removed AS (
        DELETE FROM cart_line l USING emptied e WHERE l.cart_id = e.id
      )
      SELECT id, version FROM emptied`,
  },
  /** Applies promotion $2 to cart $1, by its unique code $3 or null. If the cart has a code that still runs, changes nothing and returns that code. */
  applyPromotion: {
    row: z.object({ code: z.string() }),
    text: `
      WITH running AS (
        SELECT r.code FROM cart c CROSS JOIN LATERAL (
          SELECT ${PROMOTION_WITH_CODE_COLUMNS} FROM ${promotionsWithCode("c.unique_code")} WHERE p.id = c.promotion_id
        ) r WHERE c.id = $1 AND r.state = 'RUNNING' AND r.code IS NOT NULL
      ), applied AS (
        UPDATE cart SET promotion_id = $2, unique_code = $3 WHERE id = $1 AND NOT EXISTS (SELECT FROM running)
      )
      SELECT code FROM running`,
  },
} satisfies Readonly<Record<string, Query>>;
