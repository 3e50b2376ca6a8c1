import type { HeldQuoteRow } from "./held-quote.queries.js";
import type { HeldQuoteType } from "./held-quote.types.js";

/** Maps a row to the API's type. */
export function toHeldQuote(row: HeldQuoteRow): HeldQuoteType {
  const { subtotalPence, discountPence, deliveryPence, taxPence, includedTaxPence, totalPence, ...quote } = row;
  const { promotionCode: code, promotionName: name, promotionPercent: percent, ...agreed } = quote;
  const { agreedAt, agreedBy, agreementComment: comment, ...rest } = agreed;
  return {
    ...rest,
    promotion: name === null || percent === null ? null : { code, name, percent },
    agreement: agreedAt === null || agreedBy === null ? null : { name: agreedBy, comment, agreedAt },
    totals: {
      ...{ subtotalPence, discountPence, deliveryPence, taxPence, includedTaxPence, totalPence },
      toFreeDeliveryPence: 0,
    },
  };
}
