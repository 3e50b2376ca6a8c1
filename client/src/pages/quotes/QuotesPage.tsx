import { useSuspenseQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { formatDay } from "@rules/delivery-date";
import { stateWords } from "../../features/held-quotes/held-words";
import { graphql } from "../../gql";
import type { QuotesPageQuery } from "../../gql/graphql";
import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink } from "../../ui/links";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { Price } from "../../ui/Price";
import { Skeleton } from "../../ui/Skeleton";
import { Lead, SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

const QUOTES = graphql(`
  query QuotesPage {
    heldQuotes {
      number
      state
      madeAt
      heldUntil
      orderNumber
      lines {
        id
        name
        quantity
      }
      totals {
        totalPence
      }
    }
  }
`);

const TITLE = "Your quotes";

const Frame = chakra("div", { base: { py: { base: "8", lg: "14" }, maxW: "52rem" } });
const Row = chakra(Link, {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", md: "1fr auto" },
    columnGap: "6",
    rowGap: "1",
    py: "5",
    borderTopWidth: "1px",
    color: "inherit",
    textDecoration: "none",
    _hover: { "& b": { textDecoration: "underline" } },
  },
});

/** /quotes: the quotes of this browser or account whose prices are or were held. */
export function QuotesPage() {
  return (
    <VisitorPage title={TITLE} skeleton={<QuotesSkeleton />}>
      <Quotes />
    </VisitorPage>
  );
}

/** Always from the network, because orders and time change what has become of a quote. */
function Quotes() {
  const { heldQuotes } = useSuspenseQuery(QUOTES, { fetchPolicy: "network-only" }).data;
  return (
    <Frame>
      <chakra.h1 textStyle="h1">{TITLE}</chakra.h1>
      {heldQuotes.length === 0 ? (
        <EmptyState title="No quotes yet" action={<OutlineLink to={paths.cart.href()}>View Cart</OutlineLink>}>
          Put what you like into your cart and press “Keep this price” there: we hold it for you.
        </EmptyState>
      ) : (
        <>
          <Lead mt="4" mb="7">
            Prices that we hold for you. Order one before its time is over, whatever our prices are by then.
          </Lead>
          <chakra.ul listStyleType="none" borderBottomWidth="1px" aria-label={TITLE}>
            {heldQuotes.map((quote) => (
              <li key={quote.number}>
                <QuoteRow quote={quote} />
              </li>
            ))}
          </chakra.ul>
        </>
      )}
    </Frame>
  );
}

function QuoteRow({ quote }: { quote: QuotesPageQuery["heldQuotes"][number] }) {
  const { number, madeAt, lines, totals } = quote;
  return (
    <Row to={paths.quote.href(number)}>
      <div>
        <p>
          <b>Quote {number}</b> · {stateWords(quote)}
        </p>
        <SmallText>{lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ")}</SmallText>
        <SmallText>Made on {formatDay(madeAt)}</SmallText>
      </div>
      <Price pence={totals.totalPence} />
    </Row>
  );
}

function QuotesSkeleton() {
  return (
    <Frame>
      <chakra.h1 textStyle="h1">{TITLE}</chakra.h1>
      <Skeleton h="16" mt="6" />
      <Skeleton h="24" mt="6" />
    </Frame>
  );
}
