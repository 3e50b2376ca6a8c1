/** Condition on a table of orders or enquiries: the row belongs to a guest or to a deleted account. */
export const ownerless = (alias: string): string =>
  `NOT EXISTS (SELECT FROM account owner WHERE owner.visitor_id = ${alias}.visitor_id)`;

/** Condition on such a table: sent by visitor $1, or with e-mail address $2 and without another account. */
export const theirs = (alias: string): string =>
  `(${alias}.visitor_id = $1 OR (lower(${alias}.email) = $2 AND ${ownerless(alias)}))`;

/**
 * SET clause of a table, aliased `alias`, whose rows go to another visitor: an idempotency key that both owners used is replaced by the
 * row's id.
 * @param visitor parameter with the visitor's id, such as $1
 */
export const keyOfMoved = (table: string, alias: string, visitor: string): string => `idempotency_key = CASE
    WHEN EXISTS (SELECT FROM ${table} own
      WHERE own.visitor_id = ${visitor} AND own.idempotency_key = ${alias}.idempotency_key AND own.id <> ${alias}.id)
    THEN ${alias}.id::text ELSE ${alias}.idempotency_key END`;

/**
 * SET clause that gives orders `o` to a visitor, also after their account was deleted. An idempotency key that both
 * owners used is replaced by the order's id.
 * @param visitor parameter with the visitor's id, such as $1
 */
export const ownedBy = (visitor: string): string => `
  visitor_id = ${visitor}, owner_left_at = NULL, ${keyOfMoved("orders", "o", visitor)}`;
