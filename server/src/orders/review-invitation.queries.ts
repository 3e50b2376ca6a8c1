import { z } from "zod";
import { IS_ON_SALE } from "../catalogue/products/sale-state.js";
import { keys, type Query } from "../kernel/sql/query.js";
import { INVITATION_DAYS } from "../rules/retention-periods.js";

export const reviewInvitationQueries = {
  /**
   * Stores the link with hash $2 to review order $1, and returns the names of its products. No row unless the order is delivered and
   * its e-mail address still wants invitations.
   */
  issue: {
    row: z.object({ number: z.string(), email: z.string(), products: z.array(z.string()) }),
    text: `
      WITH invited AS (
        SELECT o.id, o.number, o.email FROM orders o
        WHERE o.id = $1 AND o.status = 'DELIVERED' AND o.email IS NOT NULL AND NOT EXISTS (
          SELECT FROM review_invitation i JOIN orders earlier ON earlier.id = i.order_id
          WHERE i.declined_at IS NOT NULL AND lower(earlier.email) = lower(o.email))
      ), issued AS (
        INSERT INTO review_invitation (hash, order_id, expires_at)
        SELECT $2, id, now() + interval '${INVITATION_DAYS} days' FROM invited
      )
      SELECT number, email, to_json(ARRAY(
        SELECT name FROM order_line l WHERE l.order_id = invited.id GROUP BY name ORDER BY min(position))) AS products
      FROM invited`,
  },
  /** The order behind the link with hash $1, with its products that are still made. */
  open: {
    row: z.object({ orderId: z.uuid(), orderNumber: z.string(), productIds: z.array(z.int()) }),
    text: `
      SELECT o.id AS "orderId", o.number AS "orderNumber", to_json(ARRAY(
        SELECT p.id FROM order_line l JOIN product p ON p.id = l.product_id AND ${IS_ON_SALE}
        WHERE l.order_id = o.id GROUP BY p.id ORDER BY min(l.position))) AS "productIds"
      FROM review_invitation i JOIN orders o ON o.id = i.order_id WHERE i.hash = $1 AND i.expires_at > now()`,
  },
  /** Declines further invitations by the link with hash $1, also an expired one. */
  decline: {
    row: keys,
    text: `UPDATE review_invitation SET declined_at = coalesce(declined_at, now()) WHERE hash = $1 RETURNING order_id AS id`,
  },
} satisfies Readonly<Record<string, Query>>;
