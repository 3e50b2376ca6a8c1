import type { DataSource, EntityManager } from "typeorm";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import type { SignedIn, Visitor } from "../../kernel/requests/visitor.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { deleteEmails } from "../../mail/delete-emails.js";
import type { MailRecipients } from "../../mail/mail-recipients.js";
import { STRIPPABLE, STRIPPED } from "../../orders/contact-details.queries.js";
import { ownerless } from "../../orders/order-owner.js";
import { deleteAccountForm } from "../../rules/account-forms.js";
import { endSignIns } from "../authentication/account-sessions.js";
import type { Credentials, VerifiedCredentials } from "../authentication/credentials.js";
import type { AccountMail } from "../mail/account-mail.js";

/** Deletes accounts. Their orders stay as long as tax law requires, without an owner and with the minimum of data. */
export class AccountRemovalService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: AccountMail,
    private readonly credentials: Credentials,
    private readonly recipients: MailRecipients,
  ) {}

  /**
   * Deletes an account with its data and all enquiries with its e-mail address, ends its sessions and sends a confirmation.
   * @throws {BadInput} {@link WrongPassword} {@link RateLimited}
   */
  async remove(visitor: Visitor, signedIn: SignedIn, typed: string): Promise<void> {
    const { password } = checkedForm(deleteAccountForm, { password: typed });
    const owner = await this.credentials.ofAccount(signedIn, password);
    await inTransaction(this.database, async (manager) => {
      await owner.settle(manager);
      await endSignIns(manager, owner.accountId);
      const [{ removed }]: [{ removed: string[] }] = await manager.query(REMOVE, [owner.visitorId, owner.email]);
      const orders = await leaveOrders(manager, owner); // without a cart no further order can be placed
      await manager.query("DELETE FROM account WHERE id = $1", [owner.accountId]);
      await deleteEmails(manager, { removed, kept: orders, recipients: this.recipients.hashesOf(owner.email) });
      await this.mail.add(manager, "account-deleted", { email: owner.email });
    });
    visitor.leave();
  }
}

/** Detaches the orders from the account. Finished ones are stripped at once, the others later by the retention job. */
async function leaveOrders(manager: EntityManager, { visitorId, email }: VerifiedCredentials): Promise<string[]> {
  const [rows]: [{ id: string }[]] = await manager.query(LEAVE, [visitorId, email]);
  const ids = rows.map(({ id }) => id);
  await manager.query(`UPDATE orders t SET ${STRIPPED} WHERE t.id = ANY ($1::uuid[]) AND ${STRIPPABLE}`, [ids]);
  return ids;
}

const LEAVE = `
  UPDATE orders o SET visitor_id = gen_random_uuid(), owner_left_at = now()
  WHERE o.visitor_id = $1 OR (lower(o.email) = $2 AND ${ownerless("o")}) RETURNING o.id`;

/** Condition on a table of enquiries: sent by visitor $1, or with e-mail address $2 and without another account. */
const theirs = (alias: string) => `(${alias}.visitor_id = $1 OR (lower(${alias}.email) = $2 AND ${ownerless(alias)}))`;

/** Deletes all rows of visitor $1 and e-mail address $2, except those of another account; returns the ids that mails may refer to. */
const REMOVE = `
  WITH carts AS (
    DELETE FROM cart WHERE visitor_id = $1
  ), quotes AS (
    DELETE FROM quote_request q WHERE ${theirs("q")} RETURNING q.id
  ), messages AS (
    DELETE FROM contact_message m WHERE ${theirs("m")} RETURNING m.id
  ), samples AS (
    DELETE FROM sample_request s WHERE ${theirs("s")} RETURNING s.id
  ), subscriptions AS (
    DELETE FROM subscription WHERE email = $2 RETURNING id
  ), letters AS (
    DELETE FROM account_letter l
    WHERE l.email = $2 OR l.account_id = (SELECT a.id FROM account a WHERE a.visitor_id = $1) RETURNING id
  )
  SELECT ARRAY(
    SELECT id FROM quotes UNION ALL SELECT id FROM messages UNION ALL SELECT id FROM samples
    UNION ALL SELECT id FROM subscriptions UNION ALL SELECT id FROM letters) AS removed`;
