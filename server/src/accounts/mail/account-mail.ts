import type { EntityManager } from "typeorm";
import type { RateLimits } from "../../kernel/requests/rate-limits.js";
import type { MailQueue } from "../../mail/mail-queue.js";
import { AccountEmail, type AccountEmailKind } from "./account-email.entity.js";

type AccountMailing = { email: string; accountId?: string | undefined };
type Registration = { firstName: string; lastName: string; passwordHash: string };

/** Queues account e-mails. */
export class AccountMail {
  constructor(
    private readonly queue: MailQueue,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * Counts an e-mail that a guest can request for any e-mail address.
   * @throws {RateLimited} above `RATE_LIMIT_ACCOUNT_MAILS` an hour per e-mail address, or `RATE_LIMIT_IP_ENQUIRIES` per IP
   */
  async take(email: string, clientIp: string): Promise<void> {
    await this.rateLimits.take("account-mails", email);
    await this.rateLimits.take("ip-enquiries", clientIp);
  }

  /** Stores and queues an account e-mail within the caller's transaction. */
  async add(
    manager: EntityManager,
    kind: AccountEmailKind,
    mailing: AccountMailing,
    registration?: Registration,
  ): Promise<void> {
    const { identifiers } = await manager.insert(AccountEmail, { kind, ...mailing, ...registration });
    await this.queue.add(manager, identifiers[0]?.id, "account");
  }
}
