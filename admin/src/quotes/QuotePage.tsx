import { useRecordContext } from "react-admin";
import { RecordPage } from "../ui/RecordPage";
import { SumsSection } from "../ui/SumsSection";
import { TwoColumns } from "../ui/TwoColumns";
import { QuoteAgreement } from "./QuoteAgreement";
import { QuoteFacts } from "./QuoteFacts";
import { QuoteLines } from "./QuoteLines";
import type { WholeQuote } from "./quotes-provider";

type KnownQuote = WholeQuote & { id: string };

/** One held quote, as it was made. */
export function QuotePage() {
  return (
    <RecordPage title={<QuoteTitle />}>
      <QuoteParts />
    </RecordPage>
  );
}

function QuoteTitle() {
  const quote = useRecordContext<KnownQuote>();
  return <>Quote {quote?.number}</>;
}

function QuoteParts() {
  const quote = useRecordContext<KnownQuote>();
  // The list's row comes before the whole quote is there.
  if (!quote || !("lines" in quote)) return null;
  return (
    <TwoColumns
      main={
        <>
          <QuoteFacts quote={quote} />
          <QuoteLines quote={quote} />
        </>
      }
      aside={
        <>
          <SumsSection sums={quote} promotion={quote.promotion} delivery="Delivery" />
          <QuoteAgreement quote={quote} />
        </>
      }
    />
  );
}
