import type { EntityManager } from "typeorm";
import { REMEMBERED, START_OR_RAISE_VERSION } from "./cart-changes.queries.js";
import { joinLines, type Wanted } from "./join-lines.js";

/** Pieces that did not fit into the other cart. `name` is null if the product was withdrawn. */
export type LeftOut = { name: string | null; quantity: number };

type LineRow = Wanted & { name: string | null };

/**
 * Moves the lines and the promotion code of a guest's cart into an account's cart within the caller's transaction. The empty
 * guest cart refuses changes for a minute, so that another tab's addition in flight is not lost.
 */
export async function mergeCarts(manager: EntityManager, guestId: string, visitorId: string): Promise<LeftOut[]> {
  const [guest]: [{ id: string; promotionId: number | null; isNew: boolean }] = await manager.query(REST, [guestId]);
  if (guest.isNew) return [];
  const coming: LineRow[] = await manager.query(LINES, [guest.id]);
  // Also without lines, because every visitor with orders has a cart.
  const [cart]: [{ id: string }] = await manager.query(START_OR_RAISE_VERSION, [visitorId]);
  const present: Wanted[] = await manager.query("SELECT configuration, quantity FROM cart_line WHERE cart_id = $1", [
    cart.id,
  ]);
  const joined = joinLines(present, coming);
  await manager.query(MOVE, [
    guest.id,
    cart.id,
    joined.lines.map(({ configuration }) => configuration),
    joined.lines.map(({ quantity }) => quantity),
    guest.promotionId,
  ]);
  await manager.query("DELETE FROM cart_line WHERE cart_id = $1", [guest.id]);
  return joined.leftOut.map(({ configuration, quantity }) => ({
    name: coming.find((line) => line.configuration === configuration)?.name ?? null,
    quantity,
  }));
}

/** If visitor $1 has no cart, another tab may be creating it, so an empty one that refuses changes takes its place. */
const REST = `
  INSERT INTO cart (visitor_id, merged_at) VALUES ($1, now())
  ON CONFLICT (visitor_id) DO UPDATE
    SET version = cart.version + 1, merged_at = now(), updated_at = now()
  RETURNING id, promotion_id AS "promotionId", version = 1 AS "isNew"`;

const LINES = `
  SELECT l.configuration, l.quantity, p.name FROM cart_line l LEFT JOIN product p ON p.id = l.product_id
  WHERE l.cart_id = $1 ORDER BY l.added_at, l.id`;

/** From cart $1 into cart $2: the remembered additions, the configurations $3 with their new quantities $4, and promotion $5. */
const MOVE = `
  WITH coded AS (
    UPDATE cart SET promotion_id = CASE WHEN id = $2 THEN coalesce($5, promotion_id) END,
      additions = (ARRAY(SELECT unnest(guest.additions) FROM cart guest WHERE guest.id = $1 AND cart.id = $2) || additions)[1:${REMEMBERED}]
    WHERE id IN ($1, $2)
  )
  INSERT INTO cart_line AS present
    (cart_id, product_id, width, height, material, color, customizations, configuration, quantity)
  SELECT $2, l.product_id, l.width, l.height, l.material, l.color, l.customizations, l.configuration, joined.quantity
  FROM unnest($3::text[], $4::int[]) AS joined(configuration, quantity)
  JOIN cart_line l ON l.cart_id = $1 AND l.configuration = joined.configuration
  ORDER BY l.added_at, l.id
  ON CONFLICT (cart_id, configuration) DO UPDATE SET quantity = excluded.quantity`;
