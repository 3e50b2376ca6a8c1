import type { DataSource } from "typeorm";
import { hashOfToken } from "../../kernel/hashing/link-token.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import type { RateLimits } from "../../kernel/requests/rate-limits.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import type { MailQueue } from "../../mail/mail-queue.js";
import { newsletterForm } from "../../rules/newsletter-form.js";
import { mailingListQueries } from "./mailing-list.queries.js";
import { Subscription } from "./subscription.entity.js";
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
      const row = { email, requestedAt: () => "now()" };
      const { identifiers } = await manager.upsert(Subscription, row, ["email"]);
      await this.mail.add(manager, identifiers[0]?.id, "mailing-list");
    });
  }

  /**
   * Confirms the subscription with this token, once.
   * @throws {LinkNotValid}
   */
  async confirm(token: string): Promise<void> {
    await inTransaction(this.database, async (manager) => {
      const [subscription] = await rowsOf(manager, mailingListQueries.confirm, [hashOfToken(token)]);
      if (!subscription) throw new LinkNotValid();
      await this.mail.add(manager, subscription.id, "mailing-list");
    });
  }

  /**
   * Unsubscribes. It may be repeated.
   * @throws {LinkNotValid}
   */
  async unsubscribe(token: string): Promise<void> {
    const [subscription] = await rowsOf(this.database, mailingListQueries.unsubscribe, [hashOfToken(token)]);
    if (!subscription) throw new LinkNotValid();
  }
}
