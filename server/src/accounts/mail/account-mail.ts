import type { EntityManager } from "typeorm";
import type { MailQueue } from "../../mail/mail-queue.js";
import type { RateLimits } from "../../kernel/requests/rate-limits.js";
import type { AccountEmailKind } from "./account-email.entity.js";

type AccountMailing = { email: string; accountId?: string | undefined };
type Registration = { firstName: string; lastName: string; passwordHash: string };

/** Mails about accounts on their way into the queue. */
export class AccountMail {
  constructor(
    private readonly queue: MailQueue,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * Counts a mail that anybody can have sent to anybody.
   * @throws {RateLimited} above `RATE_LIMIT_ACCOUNT_MAILS` an hour for one e-mail address, or `RATE_LIMIT_IP_ENQUIRIES` from one place
   */
  async take(email: string, clientIp: string): Promise<void> {
    await this.rateLimits.take("account-mails", email);
    await this.rateLimits.take("ip-enquiries", clientIp);
  }

  /** Stores what a mail is about and queues it, within the caller's transaction. */
  async add(
    manager: EntityManager,
    kind: AccountEmailKind,
    { email, accountId }: AccountMailing,
    registration?: Registration,
  ): Promise<void> {
    const { firstName, lastName, passwordHash } = registration ?? {};
    const [{ id }]: [{ id: string }] = await manager.query(ADD, [
      ...[kind, email, accountId ?? null],
      ...[firstName ?? null, lastName ?? null, passwordHash ?? null],
    ]);
    await this.queue.add(manager, id, "account");
  }
}

const ADD = `
  INSERT INTO account_letter (kind, email, account_id, first_name, last_name, password_hash)
  VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`;
