import { useSuspenseQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { INCOMPLETE_LINK } from "../../features/mail-link/incomplete-link";
import { LinkAnswer } from "../../features/mail-link/LinkAnswer";
import { TokenSkeleton } from "../../features/mail-link/TokenSkeleton";
import { paths } from "../../lib/paths";
import { OutlineLink } from "../../ui/links";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { chakra } from "../../ui/theme/chakra";
import { SHARED_QUOTE } from "./shared-quote-documents";
import { SharedQuoteSheet } from "./SharedQuoteSheet";

const TITLE = "A quote for you to see";
const GONE = {
  title: "This link doesn't work",
  text: "It may have been ended, or a newer one was made. Please ask whoever sent it for a new link.",
};

const Box = chakra("div", { base: { maxW: "36rem", py: { base: "10", lg: "16" } } });

/** /shared-quote: shows a quote by the link of its owner, and takes agreement to it. */
export function SharedQuotePage() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  return (
    <VisitorPage title={TITLE} skeleton={<TokenSkeleton title={TITLE} />}>
      {token === "" ? <NoQuote {...INCOMPLETE_LINK} /> : <QuoteOfLink token={token} />}
    </VisitorPage>
  );
}

/** Always from the network, because the owner may have ended the link or ordered the quote. */
function QuoteOfLink({ token }: { token: string }) {
  const { sharedQuote } = useSuspenseQuery(SHARED_QUOTE, { variables: { token }, fetchPolicy: "network-only" }).data;
  return sharedQuote ? <SharedQuoteSheet quote={sharedQuote} token={token} /> : <NoQuote {...GONE} />;
}

const NoQuote = (words: { title: string; text: string }) => (
  <Box>
    <LinkAnswer {...words} action={<OutlineLink to={paths.products.href()}>See our products</OutlineLink>} />
  </Box>
);
