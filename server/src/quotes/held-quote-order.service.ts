import type { DataSource, EntityManager } from "typeorm";
import { mapMergeConflict } from "../cart/cart.errors.js";
import type { CartService } from "../cart/cart.service.js";
import type { CartType } from "../cart/cart.types.js";
import { fillCart } from "../cart/fill-cart.js";
import type { CatalogueService } from "../catalogue/products/catalogue.service.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import {
  CartNotEmpty,
  HeldQuoteExpired,
  HeldQuoteNotFound,
  HeldQuoteOrdered,
  NothingPossible,
} from "./held-quote.errors.js";
import type { HeldQuoteRow } from "./held-quote.queries.js";
import type { OrderHeldQuoteInput } from "./held-quote.types.js";
import { checkedLines, hasOthers, madeOtherwise } from "./possible-lines.js";
import { ownQuote } from "./read-held-quote.js";

/** Makes carts of held quotes, at whose prices they are then ordered. */
export class HeldQuoteOrderService {
  constructor(
    private readonly database: DataSource,
    private readonly carts: CartService,
    private readonly catalogue: CatalogueService,
  ) {}

  /**
   * Makes the visitor's cart of a quote of theirs. Every line is checked by the rules in force, as the cart checks what is added.
   * @returns the cart, and a sentence for each line that is not in it, or is made otherwise than the quote says
   * @throws {HeldQuoteNotFound} {@link HeldQuoteExpired} {@link HeldQuoteOrdered} {@link NothingPossible}
   * @throws {CartNotEmpty} unless the quote may take the place of what else is in the cart
   */
  async toCart(
    visitorId: string | undefined,
    { number, replacesCart }: OrderHeldQuoteInput,
  ): Promise<{ cart: CartType; notices: string[] }> {
    if (visitorId === undefined) throw new HeldQuoteNotFound();
    const quote = await this.openQuote(this.database.manager, visitorId, number ?? null);
    const products = await this.catalogue.productsById([...new Set(quote.lines.map(({ productId }) => productId))]);
    const { possible, refusals } = checkedLines(quote.lines, products);
    if (possible.length === 0) throw new NothingPossible(refusals);
    const fill = async (manager: EntityManager) => {
      await this.carts.lock(manager, visitorId);
      const before = await this.carts.read(visitorId, manager);
      if (!replacesCart && hasOthers(before.lines, quote.lines)) throw new CartNotEmpty();
      const { id: heldQuoteId, delivery, fulfilment } = await this.openQuote(manager, visitorId, quote.number);
      await fillCart(manager, visitorId, { lines: possible, heldQuoteId, delivery, fulfilment });
      return this.carts.read(visitorId, manager);
    };
    const cart = await mapMergeConflict(inTransaction(this.database, fill));
    return { cart, notices: [...refusals, ...madeOtherwise(quote.lines, cart.lines)] };
  }

  /** @throws {HeldQuoteNotFound} {@link HeldQuoteExpired} {@link HeldQuoteOrdered} */
  private async openQuote(manager: EntityManager, visitorId: string, number: string | null): Promise<HeldQuoteRow> {
    const quote = await ownQuote(manager, visitorId, number);
    if (quote.orderNumber !== null) throw new HeldQuoteOrdered(quote.number, quote.orderNumber);
    if (quote.state !== "OPEN") throw new HeldQuoteExpired(quote.number, quote.heldUntil);
    return quote;
  }
}
