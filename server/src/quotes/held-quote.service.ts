import type { DataSource } from "typeorm";
import type { CartService } from "../cart/cart.service.js";
import { checkedForm } from "../kernel/requests/checked-form.js";
import { checkSameRequest, idempotencyFingerprint } from "../kernel/requests/idempotency.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import { rowsOf } from "../kernel/sql/query.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { heldQuoteForm } from "../rules/held-quote-form.js";
import { readQuoteNumber } from "../rules/held-quote.js";
import type { ShopProfile } from "../shop-profile/shop-profile.js";
import { checkKeptCart } from "./check-kept-cart.js";
import { NothingToKeep } from "./held-quote.errors.js";
import { heldQuoteQueries } from "./held-quote.queries.js";
import { toHeldQuote } from "./held-quote.rows.js";
import type { HeldQuoteType, KeepPriceInput } from "./held-quote.types.js";
import { insertHeldQuote } from "./insert-held-quote.js";
import { quoteById, quoteOfVisitor } from "./read-held-quote.js";

/** Makes and reads quotes whose prices are held. One is readable by the visitor who has it. */
export class HeldQuoteService {
  constructor(
    private readonly database: DataSource,
    private readonly carts: CartService,
    private readonly mail: MailQueue,
    private readonly rateLimits: RateLimits,
    private readonly shop: Pick<ShopProfile, "quoteDays">,
  ) {}

  /**
   * Keeps the price of the visitor's cart, which stays as it is, and mails the quote where an address is given. A repeated key returns the same quote, also in parallel.
   * @throws {BadInput} for the e-mail address or the key, {@link IdempotencyKeyReused}
   * @throws {NothingToKeep} {@link CartChanged} {@link LineNotKept} {@link KeptPriceChanged} {@link PriceKeptAlready} {@link CodeNotKept}
   * @throws {RateLimited} above the limits an hour; refused and repeated quotes don't count
   */
  async keep(visitorId: string | undefined, clientIp: string, input: KeepPriceInput): Promise<HeldQuoteType> {
    const { idempotencyKey: key, expectedTotalPence, expectedVersion } = input;
    const { email } = checkedForm(heldQuoteForm, input);
    const mark = idempotencyFingerprint(key, { email, expectedTotalPence, expectedVersion });
    if (visitorId === undefined) throw new NothingToKeep();
    return inTransaction(this.database, async (manager) => {
      // A second press waits here and then finds the quote below.
      if (!(await this.carts.lock(manager, visitorId))) throw new NothingToKeep();
      const [earlier] = await rowsOf(manager, heldQuoteQueries.madeBefore, [visitorId, key]);
      if (earlier) {
        checkSameRequest(earlier, mark);
        return quoteById(manager, earlier.id);
      }
      const cart = await this.carts.read(visitorId, manager);
      await checkKeptCart(manager, cart, input);
      await this.rateLimits.takeWithin(manager, [
        ["held-quotes", visitorId],
        ["ip-enquiries", clientIp],
      ]);
      const { pricing } = this.carts;
      const { quoteDays } = this.shop;
      const id = await insertHeldQuote(manager, cart, { visitorId, email, quoteDays, pricing, ...mark });
      if (email !== null) await this.mail.add(manager, id, "held-quote");
      return quoteById(manager, id);
    });
  }

  /** The visitor's quote with this number, or their latest without a number; null if missing or another visitor's. */
  async find(visitorId: string | undefined, number?: string | null): Promise<HeldQuoteType | null> {
    const quote = await quoteOfVisitor(this.database, visitorId, number ?? null);
    return quote ? toHeldQuote(quote) : null;
  }

  /** The quote with this number as it is typed, whoever has it; null if there is none. For staff. */
  async findOfShop(number: string): Promise<HeldQuoteType | null> {
    const [quote] = await rowsOf(this.database, heldQuoteQueries.byNumber, [readQuoteNumber(number)]);
    return quote ? toHeldQuote(quote) : null;
  }

  /** The visitor's latest quotes, the newest first, at most 100. */
  async all(visitorId: string | undefined): Promise<HeldQuoteType[]> {
    if (visitorId === undefined) return [];
    return (await rowsOf(this.database, heldQuoteQueries.allOfVisitor, [visitorId])).map(toHeldQuote);
  }
}
