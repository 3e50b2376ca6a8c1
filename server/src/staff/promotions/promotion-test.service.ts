import type { DataSource } from "typeorm";
import type { CartService } from "../../cart/cart.service.js";
import type { CartLineInput, CartType } from "../../cart/cart.types.js";
import { rowsOf } from "../../kernel/sql/query.js";
import { PROMOTION_CODE, readPromotionCode } from "../../rules/promotion-form.js";
import { PromotionNotFound } from "./staff-promotion.errors.js";
import { staffPromotionQueries, type TestProductRow } from "./staff-promotion.queries.js";

/** A cart with its promotion, and the same without any. */
type TestedCart = { cart: CartType; without: CartType };

/** Tests promotions against carts that nobody has. */
export class PromotionTestService {
  constructor(
    private readonly database: DataSource,
    private readonly carts: CartService,
  ) {}

  /** Products for such carts: at most 20 whose names have these words, the most popular first. */
  products(search: string): Promise<TestProductRow[]> {
    return rowsOf(this.database, staffPromotionQueries.testProducts, [search.trim()]);
  }

  /**
   * What a cart with these lines and this code would come to, by the rules of carts. One that has not begun counts as if it had.
   * @throws {PromotionNotFound}, and as carts do for their lines
   */
  async test(typed: string, lines: readonly CartLineInput[]): Promise<TestedCart> {
    const code = readPromotionCode(typed);
    const offered = PROMOTION_CODE.test(code) ? await rowsOf(this.database, staffPromotionQueries.offered, [code]) : [];
    if (!offered.some((each) => each.code === code)) throw new PromotionNotFound();
    const started = offered.map((each) => (each.state === "UPCOMING" ? { ...each, state: "RUNNING" as const } : each));
    const cart = await this.carts.preview(lines, started);
    return { cart, without: await this.carts.preview(lines, []) };
  }
}
