import { formatDay } from "@rules/delivery-date";
import { DELIVERY_NAMES, FULFILMENT_NAMES } from "@rules/order-choices";
import { sharedStateWords } from "../../features/held-quotes/held-words";
import { QuoteLineRow } from "../../features/held-quotes/QuoteLineRow";
import { OrderColumns, OrderIntro } from "../../features/order/order-layout";
import { OrderSection } from "../../features/order/OrderSection";
import { totalsRows } from "../../product/totals-rows";
import { SummaryPanel } from "../../ui/SummaryPanel";
import { SummaryRows } from "../../ui/SummaryRows";
import { Lead } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { AgreeToQuote } from "./AgreeToQuote";
import type { SharedQuote } from "./shared-quote-documents";

/** A quote that somebody else has, with its lines and sums, and the way to agree to it. */
export function SharedQuoteSheet({ quote, token }: { quote: SharedQuote; token: string }) {
  return (
    <>
      <OrderIntro>
        <div>
          <h1>Quote {quote.number}</h1>
          <Lead mt="4">{sharedStateWords(quote)}</Lead>
        </div>
      </OrderIntro>
      <OrderColumns>
        <OrderSection title="What is quoted">
          <chakra.p color="fg.muted" mb="5">
            Made on {formatDay(quote.madeAt)} · {FULFILMENT_NAMES[quote.fulfilment]} · {DELIVERY_NAMES[quote.delivery]}
          </chakra.p>
          <chakra.ul listStyleType="none">
            {quote.lines.map((line) => (
              <QuoteLineRow key={line.id} line={line} />
            ))}
          </chakra.ul>
        </OrderSection>
        <SummaryPanel title="Summary">
          <SummaryRows {...totalsRows(quote.totals, { ...quote, tax: "Tax" })} />
          <AgreeToQuote quote={quote} token={token} />
        </SummaryPanel>
      </OrderColumns>
    </>
  );
}
