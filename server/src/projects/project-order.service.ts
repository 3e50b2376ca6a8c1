import type { DataSource } from "typeorm";
import { mapMergeConflict } from "../cart/cart.errors.js";
import type { CartService } from "../cart/cart.service.js";
import type { CartType } from "../cart/cart.types.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import { sameBatches } from "../rules/same-batch.js";
import { addChoices } from "./add-choices.js";
import { chosenLines } from "./chosen-lines.js";
import type { ChoiceBatch, ChoiceNote, ProjectChoices } from "./project-order.types.js";
import { NothingChosen } from "./project.errors.js";
import type { WindowOptionType } from "./window-option.types.js";

/** What the choices of a household cost together, and the way from them to the cart. */
export class ProjectOrderService {
  constructor(
    private readonly database: DataSource,
    private readonly carts: CartService,
  ) {}

  /** The choices of a visitor and what they cost as one order, in one statement; nothing is chosen without a visitor. */
  async choices(visitorId: string | undefined): Promise<ProjectChoices> {
    const { options, cart } = await chosenLines(this.database, this.carts, visitorId);
    const { promotion, delivery, fulfilment, estimatedDelivery, checkoutTotals: totals } = cart;
    return { options, batches: batchesOf(options), totals, promotion, delivery, fulfilment, estimatedDelivery };
  }

  /**
   * Puts the choices into the visitor's cart, each under the names of its room and window, and says what was not added and why. What the
   * cart has already is not added again, so the same call once more changes nothing, and counts nothing for the figures.
   * @throws {NothingChosen}
   */
  async addToCart(visitor: Pick<Visitor, "find" | "count">): Promise<{ cart: CartType; notes: ChoiceNote[] }> {
    const visitorId = await visitor.find();
    if (visitorId === undefined) throw new NothingChosen();
    const change = inTransaction(this.database, async (manager) => {
      const { options } = await chosenLines(manager, this.carts, visitorId);
      if (options.length === 0) throw new NothingChosen();
      const { notes, isAdded } = await addChoices(manager, visitorId, options);
      return { cart: await this.carts.read(visitorId, manager), notes, isAdded };
    });
    const { isAdded, ...added } = await mapMergeConflict(change);
    if (isAdded) visitor.count("add to cart");
    return added;
  }
}

function batchesOf(options: readonly WindowOptionType[]): ChoiceBatch[] {
  const clothOf = ({ product, material, color }: WindowOptionType) =>
    product && { productId: product.id, material, color };
  const made = options.filter(({ refusal }) => refusal === null);
  return sameBatches(made, clothOf).flatMap((batch) => {
    const [first] = batch;
    if (!first?.product) return [];
    const { product, material, color } = first;
    return [{ product, material, color, windowKeys: batch.map(({ windowKey }) => windowKey) }];
  });
}
