import { z } from "zod";
import { PRODUCT_COLUMNS, productRow } from "../catalogue/products/product.queries.js";
import { IS_ON_SALE } from "../catalogue/products/sale-state.js";
import type { Query } from "../kernel/sql/query.js";
import {
  COUNTS_BY_ITSELF,
  PROMOTION_WITH_CODE_COLUMNS,
  promotionRow,
  promotionsWithCode,
} from "../promotions/promotion.queries.js";

export const priceAnewQueries = {
  /**
   * What quote $1 is priced by today: its products as far as they are on sale, and the promotions that count by themselves or by the code
   * of the quote. Locks the quote, so that of two presses the second finds what the first has made, and what is made of it is its
   * owner's. Nothing where the quote is not visitor $2's any more.
   */
  offered: {
    row: z.object({ products: z.array(productRow), promotions: z.array(promotionRow) }),
    text: `
      SELECT (SELECT coalesce(json_agg(product), '[]') FROM (
          SELECT ${PRODUCT_COLUMNS} FROM product p
          WHERE p.id IN (SELECT l.product_id FROM held_quote_line l WHERE l.quote_id = q.id) AND ${IS_ON_SALE} ORDER BY p.id) product) AS products,
        (SELECT coalesce(json_agg(offer), '[]') FROM (
          SELECT ${PROMOTION_WITH_CODE_COLUMNS} FROM ${promotionsWithCode("NULL")}
          WHERE p.code = q.promotion_code OR (${COUNTS_BY_ITSELF}) ORDER BY p.id) offer) AS promotions
      FROM held_quote q WHERE q.id = $1 AND q.visitor_id = $2 FOR UPDATE OF q`,
  },
} satisfies Readonly<Record<string, Query>>;

export type OfferedRow = z.output<typeof priceAnewQueries.offered.row>;
