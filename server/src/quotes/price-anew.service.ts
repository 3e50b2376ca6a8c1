import type { DataSource, EntityManager } from "typeorm";
import type { CartService } from "../cart/cart.service.js";
import { checkSameRequest, idempotencyFingerprint } from "../kernel/requests/idempotency.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import type { MailQueue } from "../mail/mail-queue.js";
import type { ShopProfile } from "../shop-profile/shop-profile.js";
import { HeldQuoteNotFound, HeldQuoteOrdered, NothingPossible, PriceStillHeld } from "./held-quote.errors.js";
import { heldQuoteQueries, type HeldQuoteRow } from "./held-quote.queries.js";
import { toHeldQuote } from "./held-quote.rows.js";
import type { HeldQuoteType, PriceHeldQuoteAnewInput, RepricedLineType } from "./held-quote.types.js";
import { insertHeldQuote } from "./insert-held-quote.js";
import { linesOfToday, repricedLines } from "./lines-of-today.js";
import { priceAnewQueries } from "./price-anew.queries.js";
import { ownQuote } from "./read-held-quote.js";

/** Makes new quotes of those whose time is over. */
export class PriceAnewService {
  constructor(
    private readonly database: DataSource,
    private readonly carts: CartService,
    private readonly mail: MailQueue,
    private readonly rateLimits: RateLimits,
    private readonly shop: Pick<ShopProfile, "quoteDays">,
  ) {}

  /**
   * Makes a quote at today's prices of what can still be made of an expired one of the visitor, which stays. It is mailed where that one
   * was. A repeated key returns the same quote, also in parallel.
   * @throws {BadInput} for the key, {@link IdempotencyKeyReused}
   * @throws {HeldQuoteNotFound} {@link HeldQuoteOrdered} {@link PriceStillHeld} {@link NothingPossible}
   * @throws {RateLimited} as for kept prices
   */
  async priceAnew(
    visitorId: string | undefined,
    clientIp: string,
    { number, idempotencyKey: key }: PriceHeldQuoteAnewInput,
  ): Promise<{ heldQuote: HeldQuoteType; lines: RepricedLineType[] }> {
    const mark = idempotencyFingerprint(key, { pricedAnew: number });
    if (visitorId === undefined) throw new HeldQuoteNotFound();
    const price = async (manager: EntityManager) => {
      const before = await ownQuote(manager, visitorId, number);
      const [offered] = await rowsOf(manager, priceAnewQueries.offered, [before.id, visitorId]);
      if (!offered) throw new HeldQuoteNotFound();
      const today = linesOfToday(this.carts, before, offered);
      const outcome = async (id: string) => {
        const anew = await rowOf(manager, heldQuoteQueries.byId, [id]);
        return { heldQuote: toHeldQuote(anew), lines: repricedLines(before.lines, anew.lines, today.refusals) };
      };
      const [earlier] = await rowsOf(manager, heldQuoteQueries.madeBefore, [visitorId, key]);
      if (earlier) {
        checkSameRequest(earlier, mark);
        return outcome(earlier.id);
      }
      checkOver(before);
      if (today.cart.lines.length === 0) throw new NothingPossible([...today.refusals.values()]);
      await this.rateLimits.takeWithin(manager, [
        ["held-quotes", visitorId],
        ["ip-enquiries", clientIp],
      ]);
      return outcome(await this.store(manager, today.cart, { ...mark, visitorId, email: before.email }));
    };
    // Two quotes lock each other out by nothing: of two with one key, the second finds what the first has made when it is tried again.
    return inTransaction(this.database, price, ({ constraint }) => constraint === "held_quote_once");
  }

  private async store(
    manager: EntityManager,
    cart: Parameters<typeof insertHeldQuote>[1],
    owner: Pick<Parameters<typeof insertHeldQuote>[2], "visitorId" | "email" | "idempotencyKey" | "requestHash">,
  ): Promise<string> {
    const { pricing } = this.carts;
    const id = await insertHeldQuote(manager, cart, { ...owner, quoteDays: this.shop.quoteDays, pricing });
    if (owner.email !== null) await this.mail.add(manager, id, "held-quote");
    return id;
  }
}

/** @throws {HeldQuoteOrdered} {@link PriceStillHeld} */
function checkOver({ number, state, orderNumber, heldUntil: until }: HeldQuoteRow): void {
  if (orderNumber !== null) throw new HeldQuoteOrdered(number, orderNumber);
  if (state !== "EXPIRED") throw new PriceStillHeld(number, until);
}
