import type { DataSource } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { PROMOTION_CODE, readPromotionCode } from "../rules/promotion-form.js";
import { PromotionEnded, PromotionNotStarted, PromotionUnknown } from "./promotion.errors.js";
import { promotionQueries, toPromotion, type EnteredPromotion } from "./promotion.queries.js";
import type { PromotionType } from "./promotion.types.js";

/** Reads promotions. */
export class PromotionService {
  constructor(private readonly database: DataSource) {}

  /** The advertised promotion: the greatest running one with a code, or null. */
  async advertised(): Promise<PromotionType | null> {
    const [row] = await rowsOf(this.database, promotionQueries.advertised);
    return row ? toPromotion(row) : null;
  }

  /**
   * The running promotion with a code, ignoring case, spaces and dashes.
   * @throws {PromotionUnknown} {@link PromotionEnded} {@link PromotionNotStarted}
   */
  async byCode(typed: string): Promise<EnteredPromotion & { code: string }> {
    const code = readPromotionCode(typed);
    if (!PROMOTION_CODE.test(code)) throw new PromotionUnknown();
    const [promotion] = await rowsOf(this.database, promotionQueries.byCode, [code]);
    if (!promotion) throw new PromotionUnknown();
    if (promotion.state === "UPCOMING") throw new PromotionNotStarted(promotion);
    if (promotion.state !== "RUNNING") throw new PromotionEnded(promotion);
    return { ...promotion, code };
  }
}
