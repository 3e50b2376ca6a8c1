import { IsNull, Not, type DataSource, type EntityManager } from "typeorm";
import type { z } from "zod";
import type { CatalogueService } from "../catalogue/products/catalogue.service.js";
import { isProductId } from "../catalogue/products/product-id.js";
import { BadField } from "../kernel/errors/shop-error.js";
import { checkedForm } from "../kernel/requests/checked-form.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import { rowOf, rowsOf, type Query } from "../kernel/sql/query.js";
import { inTransaction, withRetry } from "../kernel/sql/transaction.js";
import { isUuid } from "../kernel/sql/uuid.js";
import { PromotionAlreadyApplied } from "../promotions/promotion.errors.js";
import type { PromotionRow } from "../promotions/promotion.queries.js";
import type { PromotionService } from "../promotions/promotion.service.js";
import { cartNote } from "../rules/cart-note.js";
import type { OrderPricing } from "../rules/price-policy.js";
import type { RulesInForce } from "../rules/published-rules.js";
import { checkQuantity, MAX_LINES } from "../rules/quantity.js";
import { addedLines, checkLineCount, checkQuantities } from "./added-lines.js";
import { cartChanges, columnsOf, type LockedCart } from "./cart-changes.queries.js";
import { CartLine } from "./cart-line.entity.js";
import { Cart } from "./cart.entity.js";
import { CartChanged, CartLineNotFound, CartNotFound, LimitExceeded, mapMergeConflict } from "./cart.errors.js";
import { cartQueries, NO_CART, NO_CART_KEY, ownerWith, type CartOwner, type CartRow } from "./cart.queries.js";
import type { CartLineInput, CartType, ChangeCartLineInput, UpdateCartInput } from "./cart.types.js";
import { reconfigureLine } from "./changed-line.js";
import { withoutAgreed } from "./counted-promotion.js";
import { additionMark, isAdded } from "./idempotent-additions.js";
import { previewedCart } from "./preview-cart.js";
import { pricedCart, type CartTerms } from "./priced-cart.js";

/** Whom an operation on a cart concerns: the part of a visitor that a cart without a session has too. */
export type CartVisitor = Pick<Visitor, "find" | "findWith" | "require">;

/**
 * The carts of all visitors. A visitor can only see and change their own lines. Every change is a transaction that first locks
 * the cart, so that changes of a cart take turns, and returns the resulting cart.
 */
export class CartService {
  constructor(
    private readonly database: DataSource,
    private readonly catalogue: CatalogueService,
    private readonly promotions: PromotionService,
    private readonly termsNow: () => CartTerms,
  ) {}

  /** What an order placed now is priced by. */
  get pricing(): OrderPricing {
    const { policy } = this.termsNow();
    return { policy: policy.name, totals: policy.checkoutTotals };
  }

  /** By which an order placed now is made. */
  get rules(): RulesInForce {
    return this.termsNow().policy.rules;
  }

  /** The visitor's cart at current prices; an empty one without a visitor. */
  async read(visitorId: string | undefined, manager?: EntityManager): Promise<CartType> {
    if (visitorId === undefined) return this.priced(NO_CART);
    const [row] = await rowsOf(manager ?? this.database, cartQueries.ofVisitor, [visitorId]);
    return this.priced(row ?? NO_CART);
  }

  /** The same by one statement with the visitor's session. */
  async readOf(visitor: CartVisitor): Promise<CartType> {
    return this.priced((await visitor.findWith(cartQueries.ofVisitor)) ?? NO_CART);
  }

  /** An empty cart without a session. Whoever knows its id can use it; it ends like a guest's, after the last change. */
  async create(): Promise<CartType> {
    return this.priced({ ...NO_CART, ...(await rowOf(this.database, cartQueries.create)) });
  }

  /**
   * The visitor of an operation on a cart: without an id the requesting one, otherwise the cart's. An id opens a guest's cart to
   * whoever knows it, and an account's to the account only. `find` and `require` then fail with CartNotFound.
   */
  visitorOf(visitor: Visitor, cartId: string | null | undefined): CartVisitor {
    if (cartId == null || cartId === NO_CART_KEY) return visitor;
    const read = async <Row extends z.ZodObject>(query: Query<Row>) =>
      isUuid(cartId) ? rowsOf(this.database, query, [cartId]) : [];
    const allowed = async <Owner extends CartOwner>([cart]: readonly Owner[]): Promise<Owner> => {
      if (!cart || (cart.isOfAccount && cart.visitorId !== (await visitor.find()))) throw new CartNotFound();
      return cart;
    };
    const owner = async () => (await allowed(await read(cartQueries.owner))).visitorId;
    return {
      find: owner,
      require: owner,
      async findWith<Row extends z.ZodObject>(query: Query<Row>) {
        const { found } = await allowed(await read(ownerWith(query)));
        return (found as z.output<Row> | null) ?? undefined;
      },
    };
  }

  /** The carts with these ids, in any order, without those of other accounts. */
  async byIds(visitor: Visitor, ids: readonly string[]): Promise<CartType[]> {
    const rows = await rowsOf(this.database, cartQueries.byIds, [ids.filter(isUuid)]);
    const own = await visitor.find(); // for carts that there are not too, so that those of others answer alike
    return rows.filter((row) => !row.isOfAccount || row.visitorId === own).map(({ cart }) => this.priced(cart));
  }

  /** The visitor of a guest's cart; undefined for any other id. */
  async guestOf(manager: EntityManager, cartId: string): Promise<string | undefined> {
    const [cart] = isUuid(cartId) ? await rowsOf(manager, cartQueries.owner, [cartId]) : [];
    return cart?.isOfAccount === false ? cart.visitorId : undefined;
  }

  /** Prices and sums the row of a cart. */
  priced(row: CartRow): CartType {
    return pricedCart(row, this.termsNow());
  }

  /**
   * Adds configured products, all or none. An equal configuration raises the line's quantity; a repeated key adds nothing.
   * @param key the client's idempotency key, 8 to 100 letters, digits and - _ . :
   * @throws {ProductNotFound}
   * @throws {BadInput} with an error for each invalid option
   * @throws {LimitExceeded} above 99 of a line or 50 lines
   * @throws {IdempotencyKeyReused}
   */
  async add(visitor: CartVisitor, wanted: readonly CartLineInput[], key?: string | null): Promise<CartType> {
    checkLineCount(wanted);
    const ids = wanted.map(({ productId }) => productId).filter(isProductId);
    const lines = addedLines(wanted, await this.catalogue.productsById([...new Set(ids)].map(Number)));
    const mark = additionMark(
      key,
      lines.map(({ configuration, quantity }) => ({ configuration, quantity })),
    );
    const visitorId = await visitor.require(); // after validation, so that refused input starts no session
    const values = [visitorId, ...columnsOf(lines), mark];
    const undisturbed = () => rowsOf(this.database, cartChanges.addLinesUndisturbed, values);
    const [row] = await mapMergeConflict(withRetry(undisturbed));
    if (row) return this.priced(row);
    return this.inTransaction(async (manager) => {
      if (await isAdded(manager, visitorId, mark)) return this.read(visitorId, manager);
      const added = await rowsOf(manager, cartChanges.addLines, values);
      const configurations = new Set(added.map(({ configuration }) => configuration));
      checkQuantities(lines, ({ configuration }) => configurations.has(configuration));
      const cart = await this.read(visitorId, manager);
      if (cart.lines.length > MAX_LINES)
        throw new LimitExceeded(`A cart holds at most ${MAX_LINES} different items.`, ["lines"]);
      return cart;
    });
  }

  /** What a cart with these lines would cost; nothing is stored. @throws as `add` */
  async preview(lines: readonly CartLineInput[], promotions: PromotionRow[]): Promise<CartType> {
    return this.priced(await previewedCart(this.database, this.termsNow().policy, { lines, promotions }));
  }

  /**
   * Changes a line. If it becomes equal to another one, that one joins it.
   * @throws {BadInput} with an error for each invalid option
   * @throws {CartLineNotFound} for any line that is not in this visitor's cart
   * @throws {ProductNotFound} for another configuration of a product that was withdrawn
   * @throws {LimitExceeded} above 99 of the joined lines
   * @throws {CartChanged} if the cart's version is no longer `expectedVersion`
   */
  async change(visitorId: string | undefined, input: ChangeCartLineInput): Promise<CartType> {
    const { lineId, quantity, expectedVersion, cartId: _, ...configuration } = input;
    const problem = quantity == null ? undefined : checkQuantity(quantity);
    if (problem !== undefined) throw new BadField("quantity", problem);
    const isConfigured = Object.values(configuration).some((choice) => choice != null);
    return this.changeLine(visitorId, lineId, async (manager, { id, version }) => {
      if (expectedVersion != null && version !== expectedVersion + 1) throw new CartChanged();
      if (quantity != null && !isConfigured) return manager.update(CartLine, { id: lineId, cartId: id }, { quantity });
      const { lines } = await this.read(visitorId, manager);
      const line = lines.find((each) => each.id === lineId);
      if (line) await reconfigureLine(manager, id, line, input);
      return { affected: line ? 1 : 0 };
    });
  }

  /**
   * Sets the note and the choices of a cart; null takes one back.
   * @throws {BadInput} for the note
   * @throws {CartChanged} if the cart's version is no longer `expectedVersion`
   */
  async update(visitor: CartVisitor, input: UpdateCartInput): Promise<CartType> {
    const { delivery, fulfilment, expectedVersion } = input;
    const { note } = checkedForm(cartNote, input);
    const visitorId = await visitor.require();
    return this.inTransaction(async (manager) => {
      const { id, version } = await rowOf(manager, cartChanges.startOrRaise, [visitorId, null]);
      if (expectedVersion != null && version !== expectedVersion + 1) throw new CartChanged();
      await manager.update(Cart, { id }, { note, delivery, fulfilment });
      return this.read(visitorId, manager);
    });
  }

  /** @throws {CartLineNotFound} for any line that is not in this visitor's cart */
  async remove(visitorId: string | undefined, lineId: string): Promise<CartType> {
    return this.changeLine(visitorId, lineId, (manager, { id }) =>
      manager.delete(CartLine, { id: lineId, cartId: id }),
    );
  }

  /** Removes all lines, the promotion code and the choices. */
  async clear(visitorId: string | undefined): Promise<CartType> {
    if (visitorId === undefined) return this.priced(NO_CART);
    return this.inTransaction(async (manager) => {
      await this.lock(manager, visitorId);
      return this.empty(manager, visitorId);
    });
  }

  /**
   * Applies a promotion code, ignoring case, spaces and dashes. A cart has one code: a running one must be removed before
   * another is applied.
   * @throws {PromotionUnknown} {@link PromotionEnded} {@link PromotionNotStarted} {@link PromotionAlreadyApplied}
   * @throws {DiscountAgreed} while the cart is as its quote says
   */
  async applyCode(visitor: CartVisitor, typed: string): Promise<CartType> {
    const promotion = await this.promotions.byCode(typed);
    const visitorId = await visitor.require();
    return this.inTransaction(async (manager) => {
      const { id } = await rowOf(manager, cartChanges.startOrRaise, [visitorId, null]);
      const values = [id, promotion.id, promotion.uniqueCode];
      const [running] = await rowsOf(manager, cartChanges.applyPromotion, values);
      if (running) throw new PromotionAlreadyApplied(running.code, promotion.code);
      return withoutAgreed(await this.read(visitorId, manager));
    });
  }

  /** Removes the promotion code, if any. @throws {DiscountAgreed} while the cart is as its quote says */
  async removeCode(visitorId: string | undefined): Promise<CartType> {
    if (visitorId === undefined) return this.priced(NO_CART);
    return this.inTransaction(async (manager) => {
      const withCode = { visitorId, promotionId: Not(IsNull()) };
      await manager.update(Cart, withCode, { promotionId: null, uniqueCode: null, version: () => "version + 1" });
      return withoutAgreed(await this.read(visitorId, manager));
    });
  }

  /** Locks the visitor's cart and its unique code until the caller's transaction ends; false without a cart. */
  async lock(manager: EntityManager, visitorId: string): Promise<boolean> {
    const found = await rowsOf(manager, cartQueries.lock, [visitorId]);
    return found.length > 0;
  }

  /** Removes all lines, the promotion code and the choices of a cart that the caller's transaction has locked. */
  async empty(manager: EntityManager, visitorId: string): Promise<CartType> {
    const [emptied] = await rowsOf(manager, cartChanges.empty, [visitorId]);
    return this.priced({ ...NO_CART, ...emptied });
  }

  private inTransaction<Result>(change: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return mapMergeConflict(inTransaction(this.database, change));
  }

  /**
   * A change of one line.
   * @throws {CartLineNotFound} if `change` affected none
   */
  private async changeLine(
    visitorId: string | undefined,
    lineId: string,
    change: (manager: EntityManager, cart: LockedCart) => Promise<{ affected?: number | null }>,
  ): Promise<CartType> {
    if (visitorId === undefined || !isUuid(lineId)) throw new CartLineNotFound();
    return this.inTransaction(async (manager) => {
      const [cart] = await rowsOf(manager, cartChanges.raise, [visitorId]);
      if (!cart || (await change(manager, cart)).affected === 0) throw new CartLineNotFound();
      return this.read(visitorId, manager);
    });
  }
}
