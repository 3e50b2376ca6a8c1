import type { EntityManager } from "typeorm";
import { NotSignedIn } from "./account.errors.js";
import type { AccountType } from "./account.types.js";

const MAILING_LIST = "EXISTS (SELECT FROM subscription s WHERE s.email = a.email AND s.confirmed_at IS NOT NULL)";

/** The new e-mail address with an open confirmation link. */
const PENDING_EMAIL = `(
  SELECT l.email FROM account_letter l
  WHERE l.account_id = a.id AND l.kind = 'new-email' AND (l.expires_at IS NULL OR l.expires_at > now())
  ORDER BY l.created_at DESC LIMIT 1)`;

/** Columns of an account, aliased `a`, in the shape of AccountType. */
const COLUMNS = `
  a.id, a.visitor_id AS "visitorId", a.email, a.first_name AS "firstName", a.last_name AS "lastName", a.phone,
  a.created_at AS "createdAt", to_json(a.saved_product_ids) AS "savedProductIds",
  to_json(a.saved_inspiration_ids) AS "savedInspirationIds",
  ${PENDING_EMAIL} AS "pendingEmail", ${MAILING_LIST} AS "isOnMailingList"`;

/** The account with id $1. */
export const ACCOUNT_BY_ID = `SELECT ${COLUMNS} FROM account a WHERE a.id = $1`;

/** The account within a transaction. @throws {NotSignedIn} if it was deleted */
export async function accountWithin(manager: EntityManager, id: string): Promise<AccountType> {
  const [account]: [AccountType | undefined] = await manager.query(ACCOUNT_BY_ID, [id]);
  if (!account) throw new NotSignedIn();
  return account;
}
