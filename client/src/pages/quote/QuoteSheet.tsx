import { AgreementWords } from "../../features/held-quotes/AgreementWords";
import { stateWords } from "../../features/held-quotes/held-words";
import { QuoteGoods } from "../../features/held-quotes/QuoteGoods";
import { OrderActions, OrderColumns, OrderIntro } from "../../features/order/order-layout";
import { OrderSection } from "../../features/order/OrderSection";
import { paths } from "../../lib/paths";
import { totalsRows } from "../../product/totals-rows";
import { DownloadIcon } from "../../ui/icons";
import { BackLink, ExternalLinkButton } from "../../ui/links";
import { SummaryPanel } from "../../ui/SummaryPanel";
import { SummaryRows } from "../../ui/SummaryRows";
import { Lead } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { OrderQuote } from "./OrderQuote";
import type { ShownQuote } from "./quote-documents";
import { ShareQuote } from "./ShareQuote";

/** A quote with its lines and sums, and what can be done with it. */
export function QuoteSheet({ quote }: { quote: ShownQuote }) {
  return (
    <>
      <chakra.div pt={{ base: "4", lg: "10" }} _print={{ display: "none" }}>
        <BackLink to={paths.quotes.href()}>Your quotes</BackLink>
      </chakra.div>
      <OrderIntro>
        <div>
          <h1>Quote {quote.number}</h1>
          <Lead mt="4">{stateWords(quote)}</Lead>
        </div>
        <OrderActions>
          <ExternalLinkButton variant="soft" href={`/quotes/${encodeURIComponent(quote.number)}.pdf`}>
            <DownloadIcon size="s" />
            Download as PDF
          </ExternalLinkButton>
        </OrderActions>
      </OrderIntro>
      <OrderColumns>
        <OrderSection title="What we quote">
          <QuoteGoods quote={quote} />
        </OrderSection>
        <SummaryPanel title="Summary">
          <SummaryRows {...totalsRows(quote.totals, { ...quote, tax: "Tax" })} />
          <OrderQuote quote={quote} />
          {quote.agreement && <AgreementWords agreement={quote.agreement} />}
          <ShareQuote quote={quote} />
        </SummaryPanel>
      </OrderColumns>
    </>
  );
}
