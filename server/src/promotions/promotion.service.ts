import type { DataSource } from "typeorm";
import { readRows } from "../kernel/sql/rows.js";
import { PROMOTION_COLUMNS, type PromotionRow, RUNS_NOW, toPromotion } from "./promotion-row.js";
import { PromotionEnded, PromotionNotStarted, PromotionUnknown } from "./promotion.errors.js";
import type { PromotionType } from "./promotion.types.js";

const CODE = /^[A-Z0-9]{3,20}$/;

/** Reads promotions. */
export class PromotionService {
  constructor(private readonly database: DataSource) {}

  /** The advertised promotion: the greatest running one with a code, or null. */
  async advertised(): Promise<PromotionType | null> {
    const [row] = await readRows<PromotionRow>(this.database, {
      name: "advertised-promotion",
      text: `SELECT ${PROMOTION_COLUMNS} FROM promotion p WHERE p.code IS NOT NULL AND ${RUNS_NOW}
        ORDER BY p.percent DESC, p.id DESC LIMIT 1`,
      values: [],
    });
    return row ? toPromotion(row) : null;
  }

  /**
   * The running promotion with a code, ignoring case and surrounding spaces.
   * @throws {PromotionUnknown} {@link PromotionEnded} {@link PromotionNotStarted}
   */
  async byCode(typed: string): Promise<PromotionRow & { code: string }> {
    const code = typed.trim().toUpperCase();
    if (!CODE.test(code)) throw new PromotionUnknown();
    const [promotion]: PromotionRow[] = await this.database.query(
      `SELECT ${PROMOTION_COLUMNS} FROM promotion p WHERE p.code = $1`,
      [code],
    );
    if (!promotion) throw new PromotionUnknown();
    if (promotion.state === "UPCOMING") throw new PromotionNotStarted(promotion);
    if (promotion.state === "ENDED") throw new PromotionEnded(promotion);
    return { ...promotion, code };
  }
}
