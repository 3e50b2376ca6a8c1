import type { DataSource } from "typeorm";
import { hashOfToken, newToken } from "../kernel/hashing/link-token.js";
import { checkedForm } from "../kernel/requests/checked-form.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { agreementForm } from "../rules/held-quote-form.js";
import { heldQuoteShareQueries } from "./held-quote-share.queries.js";
import { AgreementTooLate, HeldQuoteNotFound, SharedQuoteNotFound } from "./held-quote.errors.js";
import { heldQuoteQueries } from "./held-quote.queries.js";
import { toHeldQuote } from "./held-quote.rows.js";
import type { AgreeToSharedQuoteInput, HeldQuoteType } from "./held-quote.types.js";
import { ownQuote, quoteById } from "./read-held-quote.js";

/** Shows quotes to others by links, and takes their agreement. */
export class HeldQuoteShareService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: MailQueue,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * Makes the link of the visitor's quote. The link before it, if any, ends.
   * @returns the quote, and the link's token, which can't be read again
   * @throws {HeldQuoteNotFound}
   */
  async share(
    visitorId: string | undefined,
    number: string | null,
  ): Promise<{ heldQuote: HeldQuoteType; token: string }> {
    const token = newToken();
    const heldQuote = await inTransaction(this.database, async (manager) => {
      const { id } = await ownQuote(manager, visitorId, number);
      const [made] = await rowsOf(manager, heldQuoteShareQueries.make, [id, hashOfToken(token)]);
      if (!made) throw new HeldQuoteNotFound();
      return quoteById(manager, id);
    });
    return { heldQuote, token };
  }

  /** Ends the link of the visitor's quote; again is fine. @throws {HeldQuoteNotFound} */
  async stopSharing(visitorId: string | undefined, number: string | null): Promise<HeldQuoteType> {
    return inTransaction(this.database, async (manager) => {
      const { id } = await ownQuote(manager, visitorId, number);
      await rowsOf(manager, heldQuoteShareQueries.end, [id]);
      return quoteById(manager, id);
    });
  }

  /** The quote of a link; null for an unknown or ended one. */
  async find(token: string): Promise<HeldQuoteType | null> {
    const [row] = await rowsOf(this.database, heldQuoteQueries.byShare, [hashOfToken(token)]);
    return row ? toHeldQuote(row) : null;
  }

  /**
   * Keeps that somebody with the link agrees, in the place of the agreement before, and mails it to who has the quote. The same words again change nothing.
   * @throws {BadInput} with an error for each field
   * @throws {SharedQuoteNotFound} {@link AgreementTooLate}
   * @throws {RateLimited} above the limit an hour of the address to which the quote was mailed, or of a quote that was not
   */
  async agree({ token, ...typed }: AgreeToSharedQuoteInput): Promise<HeldQuoteType> {
    const { name, comment } = checkedForm(agreementForm, typed);
    return inTransaction(this.database, async (manager) => {
      const [shared] = await rowsOf(manager, heldQuoteShareQueries.lock, [hashOfToken(token)]);
      if (!shared) throw new SharedQuoteNotFound();
      const quote = await quoteById(manager, shared.quoteId);
      if (quote.state !== "OPEN") throw new AgreementTooLate(quote.state);
      if (quote.agreement?.name === name && quote.agreement.comment === comment) return quote;
      await this.rateLimits.takeWithin(manager, [["quote-agreements", (quote.email ?? quote.id).toLowerCase()]]);
      await rowOf(manager, heldQuoteShareQueries.agree, [quote.id, name, comment]);
      await this.mail.add(manager, quote.id, "held-quote-agreed");
      return quoteById(manager, quote.id);
    });
  }
}
