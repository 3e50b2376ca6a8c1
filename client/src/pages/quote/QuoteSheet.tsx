import { formatDay } from "@rules/delivery-date";
import { DELIVERY_NAMES, FULFILMENT_NAMES } from "@rules/order-choices";
import { AgreementWords } from "../../features/held-quotes/AgreementWords";
import { stateWords } from "../../features/held-quotes/held-words";
import { QuoteLineRow } from "../../features/held-quotes/QuoteLineRow";
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
          <OrderQuote quote={quote} />
          {quote.agreement && <AgreementWords agreement={quote.agreement} />}
          <ShareQuote quote={quote} />
        </SummaryPanel>
      </OrderColumns>
    </>
  );
}
