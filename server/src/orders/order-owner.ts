/**
 * SET clause that makes orders `o` a visitor's. A key that both owners have used stands for two orders.
 * @param visitor parameter with the visitor's id, such as $1
 */
export const ownedBy = (visitor: string): string => `
  visitor_id = ${visitor}, idempotency_key = CASE
    WHEN EXISTS (SELECT FROM orders own
      WHERE own.visitor_id = ${visitor} AND own.idempotency_key = o.idempotency_key AND own.id <> o.id)
    THEN o.id::text ELSE o.idempotency_key END`;
