import { formatDay } from "@rules/delivery-date";
import { DELIVERY_NAMES, FULFILMENT_NAMES, type Delivery, type Fulfilment } from "@rules/order-choices";
import type { QuoteLineRow_lineFragment } from "../../gql/graphql";
import { chakra } from "../../ui/theme/chakra";
import { QuoteLineRow } from "./QuoteLineRow";

type QuoteGoodsProps = {
  quote: {
    madeAt: string;
    fulfilment: Fulfilment;
    delivery: Delivery;
    lines: readonly QuoteLineRow_lineFragment[];
  };
};

/** The lines of a quote, with its day and how it would be sent and fitted, for who has it and for whom it is shown to. */
export function QuoteGoods({ quote }: QuoteGoodsProps) {
  return (
    <>
      <chakra.p color="fg.muted" mb="5">
        Made on {formatDay(quote.madeAt)} · {FULFILMENT_NAMES[quote.fulfilment]} · {DELIVERY_NAMES[quote.delivery]}
      </chakra.p>
      <chakra.ul listStyleType="none">
        {quote.lines.map((line) => (
          <QuoteLineRow key={line.id} line={line} />
        ))}
      </chakra.ul>
    </>
  );
}
