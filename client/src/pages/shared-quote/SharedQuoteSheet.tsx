import { sharedStateWords } from "../../features/held-quotes/held-words";
import { QuoteGoods } from "../../features/held-quotes/QuoteGoods";
import { OrderColumns, OrderIntro } from "../../features/order/order-layout";
import { OrderSection } from "../../features/order/OrderSection";
import { totalsRows } from "../../product/totals-rows";
import { SummaryPanel } from "../../ui/SummaryPanel";
import { SummaryRows } from "../../ui/SummaryRows";
import { Lead } from "../../ui/texts";
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
          <QuoteGoods quote={quote} />
        </OrderSection>
        <SummaryPanel title="Summary">
          <SummaryRows {...totalsRows(quote.totals, { ...quote, tax: "Tax" })} />
          <AgreeToQuote quote={quote} token={token} />
        </SummaryPanel>
      </OrderColumns>
    </>
  );
}
