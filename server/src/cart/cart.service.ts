import type { DataSource, EntityManager } from "typeorm";
import type { CatalogueService } from "../catalogue/catalogue.service.js";
import type { PolicyRules } from "../rules/policy.js";
import { checkQuantity, MAX_LINES, MAX_QUANTITY } from "../rules/quantity.js";
import { totalsOf } from "../rules/totals.js";
import { BadInput } from "../shop-error.js";
import type { Visitor } from "../visitor.js";
import { CART_LINES, type CartLineRow, toCartLine } from "./cart-row.js";
import { Cart } from "./cart.entity.js";
import { CartLineNotFound, LimitExceeded, ProductNotFound, QuantityChanged } from "./cart.errors.js";
import type { AddToCartInput, CartLineType, CartType, SetCartLineQuantityInput } from "./cart.types.js";
import { checkConfiguration, configurationKey } from "./configuration.js";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The carts of all visitors. A visitor only ever sees and changes the lines of their own. */
export class CartService {
  constructor(
    private readonly database: DataSource,
    private readonly catalogue: CatalogueService,
    private readonly policy: PolicyRules,
  ) {}

  /** The visitor's cart with today's prices; an empty one where there is no visitor yet. */
  async read(visitorId: string | undefined): Promise<CartType> {
    if (visitorId === undefined) return this.priced([]);
    return this.priced(await this.lines(this.database.manager, visitorId));
  }

  /** The visitor's lines with today's prices, read within a transaction of the caller. */
  async lines(manager: EntityManager, visitorId: string): Promise<CartLineType[]> {
    const rows: CartLineRow[] = await manager.query(CART_LINES, [visitorId]);
    return rows.map(toCartLine);
  }

  /** Lines with their sums. */
  priced(lines: CartLineType[]): CartType {
    const subtotalPence = lines.reduce((sum, { totalPence }) => sum + totalPence, 0);
    return {
      lines,
      count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      totals: totalsOf(subtotalPence, this.policy.cartTotals),
      checkoutTotals: totalsOf(subtotalPence, this.policy.checkoutTotals),
    };
  }

  /**
   * Adds a configured product. The same configuration again raises the quantity of its line.
   * @throws {ProductNotFound}
   * @throws {BadInput} with a sentence for each impossible choice
   * @throws {LimitExceeded} above 99 of a line or 50 lines
   */
  async add(visitor: Visitor, input: AddToCartInput): Promise<CartType> {
    const product = await this.catalogue.productById(input.productId);
    if (!product) throw new ProductNotFound();
    const customizations = checkConfiguration(product, input);
    const configuration = configurationKey(product.id, input, customizations);
    const { productId, width, height, material, color, quantity } = input;
    const visitorId = await visitor.require(); // only now: refused input starts no session
    await this.database.transaction(async (manager) => {
      const cartId = await lockCart(manager, visitorId);
      const [added] = await manager.query(ADD_LINE, [
        ...[cartId, productId, width, height, material, color],
        ...[JSON.stringify(customizations), configuration, quantity],
      ]);
      if (!added) throw new LimitExceeded(`You can order at most ${MAX_QUANTITY} of one item.`);
      if (added.lines >= MAX_LINES) throw new LimitExceeded(`A cart holds at most ${MAX_LINES} different items.`);
    });
    return this.read(visitorId);
  }

  /**
   * Sets how many of one line are wanted. One statement: parallel changes can't get lost.
   * @throws {BadInput} outside 1 to 99
   * @throws {CartLineNotFound} for any line that is not in this visitor's cart
   * @throws {QuantityChanged} where it is no longer `expectedQuantity`
   */
  async setQuantity(visitorId: string | undefined, input: SetCartLineQuantityInput): Promise<CartType> {
    const problem = checkQuantity(input.quantity);
    if (problem !== undefined) throw new BadInput(problem, { quantity: problem });
    if (visitorId === undefined || !UUID.test(input.lineId)) throw new CartLineNotFound();
    const [[line]] = await this.database.query(SET_QUANTITY, [
      ...[input.lineId, visitorId, input.quantity, input.expectedQuantity ?? null],
    ]);
    if (!line) throw await this.whyUnchanged(visitorId, input.lineId);
    return this.read(visitorId);
  }

  /** @throws {CartLineNotFound} for any line that is not in this visitor's cart */
  async remove(visitorId: string | undefined, lineId: string): Promise<CartType> {
    if (visitorId === undefined || !UUID.test(lineId)) throw new CartLineNotFound();
    const [, removed] = await this.database.query(
      "DELETE FROM cart_line l USING cart c WHERE l.id = $1 AND c.id = l.cart_id AND c.visitor_id = $2",
      [lineId, visitorId],
    );
    if (removed === 0) throw new CartLineNotFound();
    return this.read(visitorId);
  }

  /** Removes all lines; within a transaction of the caller where one is given. */
  async clear(visitorId: string | undefined, manager: EntityManager = this.database.manager): Promise<CartType> {
    if (visitorId !== undefined)
      await manager.query("DELETE FROM cart_line l USING cart c WHERE c.id = l.cart_id AND c.visitor_id = $1", [
        visitorId,
      ]);
    return this.priced([]);
  }

  private async whyUnchanged(visitorId: string, lineId: string): Promise<CartLineNotFound | QuantityChanged> {
    const [line] = await this.database.query(
      "SELECT l.quantity FROM cart_line l JOIN cart c ON c.id = l.cart_id WHERE l.id = $1 AND c.visitor_id = $2",
      [lineId, visitorId],
    );
    return line ? new QuantityChanged(line.quantity) : new CartLineNotFound();
  }
}

/** Makes the visitor's cart where there is none, and locks its row until the transaction ends. */
export async function lockCart(manager: EntityManager, visitorId: string): Promise<string> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(Cart)
    .values({ visitorId })
    .orUpdate(["updated_at"], ["visitor_id"])
    .returning("id")
    .execute();
  return raw[0].id;
}

/** Answers no row where the quantity would pass the limit; `lines` counts the cart's other lines. */
const ADD_LINE = `
  INSERT INTO cart_line AS l (cart_id, product_id, width, height, material, color, customizations, configuration, quantity)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (cart_id, configuration) DO UPDATE SET quantity = l.quantity + excluded.quantity
    WHERE l.quantity + excluded.quantity <= ${MAX_QUANTITY}
  RETURNING id, (SELECT count(*)::int FROM cart_line o WHERE o.cart_id = $1 AND o.configuration <> $8) AS lines`;

const SET_QUANTITY = `
  UPDATE cart_line l SET quantity = $3 FROM cart c
  WHERE l.id = $1 AND c.id = l.cart_id AND c.visitor_id = $2 AND l.quantity = coalesce($4, l.quantity) RETURNING l.id`;
