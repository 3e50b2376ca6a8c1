import type { DataSource } from "typeorm";
import type { CartService } from "../../cart/cart.service.js";
import type { CartLineInput, CartType } from "../../cart/cart.types.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { PROMOTION_CODE } from "../../rules/promotion-form.js";
import { PromotionNotFound } from "./staff-promotion.errors.js";
import { staffPromotionQueries } from "./staff-promotion.queries.js";

/** Tests promotions against carts that nobody has. */
export class PromotionTestService {
  constructor(
    private readonly database: DataSource,
    private readonly carts: CartService,
  ) {}

  /**
   * What a cart with these lines and this code would come to, by the rules of carts. One that has not begun counts as if it had.
   * @throws {PromotionNotFound}, and as carts do for their lines
   */
  async test(typed: string, lines: readonly CartLineInput[]): Promise<CartType> {
    const code = typed.trim().toUpperCase();
    const offered = PROMOTION_CODE.test(code) ? await rowsOf(this.database, staffPromotionQueries.offered, [code]) : [];
    if (!offered.some((each) => each.code === code)) throw new PromotionNotFound();
    return this.carts.preview(
      lines,
      offered.map((each) => (each.state === "UPCOMING" ? { ...each, state: "RUNNING" } : each)),
    );
  }
}
