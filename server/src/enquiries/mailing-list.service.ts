import type { DataSource } from "typeorm";
import { hashOfToken } from "../kernel/hashing/link-token.js";
import { checkedForm } from "../kernel/requests/checked-form.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { newsletterForm } from "../rules/newsletter-form.js";
import { LinkNotValid } from "./subscription.errors.js";

/** The mailing list. Subscriptions count after confirmation by e-mail. */
export class MailingListService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: MailQueue,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * Sends an e-mail with a link to confirm or, to a subscribed e-mail address, to unsubscribe. The response is the same, so that it
   * does not reveal who is subscribed.
   * @throws {BadInput} for an invalid e-mail address
   * @throws {RateLimited} above `RATE_LIMIT_SUBSCRIPTIONS` an hour per e-mail address, or `RATE_LIMIT_IP_ENQUIRIES` per IP
   */
  async subscribe(typed: string, clientIp: string): Promise<void> {
    const email = checkedForm(newsletterForm, { email: typed }).email.toLowerCase();
    await this.rateLimits.take("subscriptions", email);
    await this.rateLimits.take("ip-enquiries", clientIp);
    await inTransaction(this.database, async (manager) => {
      const [{ id }] = await manager.query(
        "INSERT INTO subscription (email) VALUES ($1) ON CONFLICT (email) DO UPDATE SET requested_at = now() RETURNING id",
        [email],
      );
      await this.mail.add(manager, id, "mailing-list");
    });
  }

  /**
   * Confirms the subscription with this token, once.
   * @throws {LinkNotValid}
   */
  async confirm(token: string): Promise<void> {
    await inTransaction(this.database, async (manager) => {
      const [[subscription]] = await manager.query(CONFIRM, [hashOfToken(token)]);
      if (!subscription) throw new LinkNotValid();
      await this.mail.add(manager, subscription.id, "mailing-list");
    });
  }

  /**
   * Unsubscribes. It may be repeated.
   * @throws {LinkNotValid}
   */
  async unsubscribe(token: string): Promise<void> {
    const [[subscription]] = await this.database.query(UNSUBSCRIBE, [hashOfToken(token)]);
    if (!subscription) throw new LinkNotValid();
  }
}

/** Also voids the other links of the e-mail address, so that an old mail can't undo a later unsubscription. */
const CONFIRM = `
  WITH proof AS (
    SELECT subscription_id FROM subscription_token
    WHERE hash = $1 AND purpose = 'confirm' AND expires_at > now() FOR UPDATE
  ), used AS (
    DELETE FROM subscription_token t USING proof p WHERE t.subscription_id = p.subscription_id AND t.purpose = 'confirm'
  )
  UPDATE subscription s SET confirmed_at = now() FROM proof p WHERE s.id = p.subscription_id RETURNING s.id`;

const UNSUBSCRIBE = `
  UPDATE subscription s SET confirmed_at = NULL FROM subscription_token t
  WHERE t.hash = $1 AND t.purpose = 'unsubscribe' AND s.id = t.subscription_id RETURNING s.id`;
