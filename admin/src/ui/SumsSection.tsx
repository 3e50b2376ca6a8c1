import { formatPounds } from "@rules/money";
import { Fact, Facts } from "./Facts";
import { Section } from "./Section";

type Sums = {
  subtotalPence: number;
  discountPence: number;
  deliveryPence: number;
  taxPence: number;
  includedTaxPence?: number | null;
  totalPence: number;
};

type Promotion = { name?: string | null; code?: string | null; percent?: number | null };

type SumsSectionProps = {
  sums: Sums;
  /** As far as it is known. */
  promotion?: Promotion | null;
  /** How the goods are sent. */
  delivery: string;
};

/** What an order or a quote comes to, as it was when it was made. */
export function SumsSection({ sums, promotion, delivery }: SumsSectionProps) {
  const { subtotalPence, discountPence, deliveryPence, taxPence, includedTaxPence, totalPence } = sums;
  return (
    <Section title="Sums">
      <Facts>
        <Fact label="Subtotal">{formatPounds(subtotalPence)}</Fact>
        {discountPence > 0 && <Fact label={promotionInWords(promotion)}>{formatPounds(-discountPence)}</Fact>}
        <Fact label={delivery}>{formatPounds(deliveryPence)}</Fact>
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

/** "Summer sale (SUMMER25, 25 %)". */
function promotionInWords(promotion: Promotion | null | undefined): string {
  const { name, code, percent } = promotion ?? {};
  const details = [code, percent != null && `${percent} %`].filter(Boolean).join(", ");
  return details === "" ? (name ?? "Promotion") : `${name ?? "Promotion"} (${details})`;
}
