/** Condition on a table of what visitors have placed or sent: it is a guest's, or was of an account that has been deleted. */
export const ownerless = (alias: string): string =>
  `NOT EXISTS (SELECT FROM account owner WHERE owner.visitor_id = ${alias}.visitor_id)`;

/**
 * SET clause that makes orders `o` a visitor's, also after the account is gone that they belonged to. A key that both owners have used stands for two orders.
 * @param visitor parameter with the visitor's id, such as $1
 */
export const ownedBy = (visitor: string): string => `
  visitor_id = ${visitor}, owner_left_at = NULL, idempotency_key = CASE
    WHEN EXISTS (SELECT FROM orders own
      WHERE own.visitor_id = ${visitor} AND own.idempotency_key = o.idempotency_key AND own.id <> o.id)
    THEN o.id::text ELSE o.idempotency_key END`;
