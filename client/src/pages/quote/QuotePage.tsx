import { useSuspenseQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import { OrderColumns, OrderIntro } from "../../features/order/order-layout";
import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink } from "../../ui/links";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { Skeleton } from "../../ui/Skeleton";
import { QUOTE } from "./quote-documents";
import { QuoteSheet } from "./QuoteSheet";

/** /quotes/:number: a quote of this browser or account. */
export function QuotePage() {
  const { number = "" } = useParams();
  const title = `Quote ${number}`;
  return (
    <VisitorPage title={title} skeleton={<QuoteSkeleton title={title} />}>
      <QuoteOfVisitor number={number} />
    </VisitorPage>
  );
}

/** Always from the network, because orders and time change what has become of it. */
function QuoteOfVisitor({ number }: { number: string }) {
  const { heldQuote } = useSuspenseQuery(QUOTE, { variables: { number }, fetchPolicy: "network-only" }).data;
  if (heldQuote) return <QuoteSheet quote={heldQuote} />;
  return (
    <EmptyState
      level="h1"
      drawing="outline"
      title="No such quote"
      action={<OutlineLink to={paths.quotes.href()}>Your quotes</OutlineLink>}
    >
      We don’t find {number} here. Quotes are shown in the browser, or the account, in which they were made.
    </EmptyState>
  );
}

function QuoteSkeleton({ title }: { title: string }) {
  return (
    <>
      <OrderIntro>
        <h1>{title}</h1>
      </OrderIntro>
      <OrderColumns>
        <Skeleton h="30rem" />
        <Skeleton h="20rem" borderRadius="panel" />
      </OrderColumns>
    </>
  );
}
