import { formatPounds } from "@rules/money";
import { Fact, Facts } from "../ui/Facts";
import { Section } from "../ui/Section";
import type { WholeQuote } from "./quotes-provider";

/** What a quote comes to, as it was when it was made. */
export function QuoteSums({ quote }: { quote: WholeQuote }) {
  const { subtotalPence, discountPence, promotion, deliveryPence, taxPence, includedTaxPence, totalPence } = quote;
  return (
    <Section title="Sums">
      <Facts>
        <Fact label="Subtotal">{formatPounds(subtotalPence)}</Fact>
        {discountPence > 0 && <Fact label={promotionInWords(promotion)}>{formatPounds(-discountPence)}</Fact>}
        <Fact label="Delivery">{formatPounds(deliveryPence)}</Fact>
        {includedTaxPence == null ? (
          <Fact label="Tax">{formatPounds(taxPence)}</Fact>
        ) : (
          <Fact label="Tax in it">{formatPounds(includedTaxPence)}</Fact>
        )}
        <Fact label="Total">
          <strong>{formatPounds(totalPence)}</strong>
        </Fact>
      </Facts>
    </Section>
  );
}

function promotionInWords(promotion: WholeQuote["promotion"]): string {
  if (!promotion) return "Promotion";
  const details = [promotion.code, `${promotion.percent} %`].filter(Boolean).join(", ");
  return `${promotion.name} (${details})`;
}
