import type { DataSource, EntityManager } from "typeorm";
import { CartChanged } from "../cart/cart.errors.js";
import type { CartService } from "../cart/cart.service.js";
import type { CartType } from "../cart/cart.types.js";
import { pageOf, type Page } from "../kernel/graphql/connection.types.js";
import type { PageWindow } from "../kernel/graphql/page-window.js";
import { checkedForm } from "../kernel/requests/checked-form.js";
import { checkSameRequest, idempotencyFingerprint, IdempotencyKeyReused } from "../kernel/requests/idempotency.js";
import type { RateLimits } from "../kernel/requests/rate-limits.js";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import { isUuid } from "../kernel/sql/uuid.js";
import type { MailQueue } from "../mail/mail-queue.js";
import { countUse } from "../promotions/unique-code-uses.js";
import { changeableUntil, type WorkingTime } from "../rules/change-clock.js";
import { checkoutForm } from "../rules/checkout-form.js";
import { madeChoicesOfLine } from "../rules/made-choices.js";
import { insertOrder } from "./insert-order.js";
import { orderCursor, orderPlace } from "./order-cursor.js";
import { CartEmpty, LineNotPossible, MakingChanged, PriceChanged, ProductUnavailable } from "./order.errors.js";
import { orderQueries, toOrder, type OrderLineRow } from "./order.queries.js";
import type { OrderType, PlaceOrderInput } from "./order.types.js";

/** The placed order and the emptied cart. */
type Placed = { order: OrderType; cart: CartType; isRepeat: boolean };

/** The ordering visitor and its IP. */
type Orderer = { visitorId: string | undefined; clientIp: string };

/**
 * Constraints after which an order is rolled back and placed once more: two parallel orders may draw the same number, or be of one held
 * quote in two carts, which the later one then sees ordered.
 */
const REPEATED: ReadonlySet<string> = new Set(["order_number_unique", "order_of_held_quote_once"]);

/** More orders than any visitor has. */
const ALL = 10_000;

/** Places and reads orders. An order is readable by the visitor who has it and with its number and e-mail address. */
export class OrderService {
  constructor(
    private readonly database: DataSource,
    private readonly carts: CartService,
    private readonly mail: MailQueue,
    private readonly rateLimits: RateLimits,
    private readonly workingTime: WorkingTime,
  ) {}

  /**
   * Turns the visitor's cart into an order in one transaction. Repeats with the same key and input return the same order, also in
   * parallel.
   * @throws {BadInput} with the messages of the checkout form, or for an invalid idempotency key
   * @throws {CartEmpty} {@link CartChanged} {@link ProductUnavailable} {@link LineNotPossible} {@link PriceChanged} {@link MakingChanged} {@link IdempotencyKeyReused}
   * @throws {RateLimited} above the limits of orders per hour; refused and repeated orders don't count
   */
  async place({ visitorId, clientIp }: Orderer, input: PlaceOrderInput): Promise<Placed> {
    const { idempotencyKey: key, expectedTotalPence, expectedVersion, expectedMaking, ...typed } = input;
    const form = checkedForm(checkoutForm, typed);
    const mark = idempotencyFingerprint(key, {
      ...form,
      expectedTotalPence,
      expectedVersion: expectedVersion ?? undefined,
      expectedMaking: expectedMaking ?? undefined,
    });
    if (visitorId === undefined) throw new CartEmpty();
    const place = async (manager: EntityManager): Promise<Placed> => {
      // A second click waits here and then finds the order below. Carts are never removed with orders, so no cart means no order.
      if (!(await this.carts.lock(manager, visitorId))) throw new CartEmpty();
      const found = await rowOf(manager, orderQueries.toPlace, [visitorId, key, form.email]);
      if (!found.cart) throw new CartEmpty();
      const cart = this.carts.priced(found.cart);
      if (found.placed) {
        checkSameRequest(found.placed, mark);
        // Without a version, the key may be meant for the cart's new contents, which were not ordered.
        if (expectedVersion == null && cart.lines.length > 0) throw new IdempotencyKeyReused();
        return { order: await orderById(manager, found.placed.id), cart, isRepeat: true };
      }
      checkCart(cart, input);
      await this.rateLimits.takeWithin(manager, [
        ["session-orders", visitorId],
        ["ip-orders", clientIp],
        ...(found.isEmailConfirmed ? [] : [["email-orders", form.email.toLowerCase()] as const]),
      ]);
      const id = await insertOrder(manager, form, cart, {
        visitorId,
        changeableUntil: changeableUntil(new Date(), this.workingTime),
        pricing: cart.heldQuote?.isAsAgreed ? cart.heldQuote.pricing : this.carts.pricing,
        ...mark,
      });
      if (cart.promotion?.code != null) await countUse(manager, cart.promotion.code);
      await this.mail.add(manager, id, "order-confirmation", "order-copy");
      const emptied = await this.carts.empty(manager, visitorId);
      return { order: await orderById(manager, id), cart: emptied, isRepeat: false };
    };
    return inTransaction(this.database, place, ({ constraint }) => REPEATED.has(constraint ?? ""));
  }

  /** The visitor's order with this number, or their latest without a number; null if missing or another visitor's. */
  async find(visitorId: string | undefined, number?: string): Promise<OrderType | null> {
    if (visitorId === undefined) return null;
    const values = [visitorId, number === undefined ? null : asWritten(number)];
    const [row] = await rowsOf(this.database, orderQueries.ofVisitor, values);
    return row ? toOrder(row) : null;
  }

  /** Those of the visitor's orders that have these ids, in any order. */
  async byIds(visitorId: string | undefined, ids: readonly string[]): Promise<OrderType[]> {
    if (visitorId === undefined) return [];
    const rows = await rowsOf(this.database, orderQueries.byIdsOfVisitor, [visitorId, ids.filter(isUuid)]);
    return rows.map(toOrder);
  }

  /** The lines of the visitor's order with this number, with product ids; null without such an order. */
  async lines(visitorId: string | undefined, number: string): Promise<OrderLineRow[] | null> {
    if (visitorId === undefined) return null;
    const [row] = await rowsOf(this.database, orderQueries.ofVisitor, [visitorId, asWritten(number)]);
    return row?.lines ?? null;
  }

  /**
   * A page of a visitor's orders, newest first, in one statement.
   * @throws {BadInput} for an invalid cursor
   */
  async page(visitorId: string, window: PageWindow): Promise<Page<OrderType>> {
    const { placedAt = null, number = null } = orderPlace(window) ?? {};
    const query = window.side === "after" ? orderQueries.pageOfVisitorAfter : orderQueries.pageOfVisitorBefore;
    const rows = await rowsOf(this.database, query, [visitorId, placedAt, number, window.size + 1]);
    return pageOf(rows, window, (row) => ({
      node: toOrder(row),
      cursor: orderCursor({ placedAt: row.place, number: row.number }),
    }));
  }

  /** All orders of a visitor, newest first. */
  async all(visitorId: string): Promise<OrderType[]> {
    const rows = await rowsOf(this.database, orderQueries.pageOfVisitorAfter, [visitorId, null, null, ALL]);
    return rows.map(toOrder);
  }

  /** The order with this number and e-mail address; null if either is wrong. */
  async findByEmail(number: string, email: string): Promise<OrderType | null> {
    const [row] = await rowsOf(this.database, orderQueries.ofEmail, [asWritten(number), email.trim()]);
    return row ? toOrder(row) : null;
  }

  /** The lines of the order with this number and e-mail address; null if either is wrong. */
  async linesByEmail(number: string, email: string): Promise<OrderLineRow[] | null> {
    const [row] = await rowsOf(this.database, orderQueries.ofEmail, [asWritten(number), email.trim()]);
    return row?.lines ?? null;
  }
}

/** Accepts input such as "mbc123456 ". */
const asWritten = (number: string) => number.trim().toUpperCase();

const orderById = async (manager: EntityManager, id: string): Promise<OrderType> =>
  toOrder(await rowOf(manager, orderQueries.byId, [id]));

/**
 * Checks that the cart can be ordered as it was shown.
 * @throws {CartEmpty} {@link CartChanged} {@link ProductUnavailable} {@link LineNotPossible} {@link PriceChanged} {@link MakingChanged}
 */
function checkCart({ version, lines, checkoutTotals, ...cart }: CartType, shown: PlaceOrderInput): void {
  const { expectedTotalPence, expectedVersion, expectedMaking } = shown;
  if (lines.length === 0) throw new CartEmpty();
  if (expectedVersion != null && expectedVersion !== version) throw new CartChanged();
  if (lines.some(({ product }) => !product)) throw new ProductUnavailable();
  for (const { product, ...line } of lines) {
    // Lines can be older than the rules of options and of child safety.
    const made = product && madeChoicesOfLine(product, line);
    if (made && "refusal" in made) throw new LineNotPossible(product.name, made.refusal);
  }
  if (expectedTotalPence != null && expectedTotalPence !== checkoutTotals.totalPence)
    throw new PriceChanged(expectedTotalPence, checkoutTotals.totalPence);
  if (expectedMaking != null && expectedMaking !== cart.makingFingerprint) throw new MakingChanged();
}
