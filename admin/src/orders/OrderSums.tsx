import { formatPounds } from "@rules/money";
import { Fact, Facts } from "../ui/Facts";
import { Section } from "../ui/Section";
import type { WholeOrder } from "./orders-provider";

type OrderSumsProps = { order: WholeOrder };

/** What an order comes to, as it was when it was placed. */
export function OrderSums({ order }: OrderSumsProps) {
  const { subtotalPence, discountPence, deliveryPence, shippingMethod, taxPence, includedTaxPence, totalPence } = order;
  return (
    <Section title="Sums">
      <Facts>
        <Fact label="Subtotal">{formatPounds(subtotalPence)}</Fact>
        {discountPence > 0 && <Fact label={promotionOf(order)}>{formatPounds(-discountPence)}</Fact>}
        <Fact label={shippingMethod}>{formatPounds(deliveryPence)}</Fact>
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

function promotionOf({ promotionName, promotionCode, promotionPercent }: WholeOrder): string {
  const name = promotionName ?? "Promotion";
  const details = [promotionCode, promotionPercent != null && `${promotionPercent} %`].filter(Boolean).join(", ");
  return details === "" ? name : `${name} (${details})`;
}
