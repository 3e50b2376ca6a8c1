import { useSuspenseQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { INCOMPLETE_LINK } from "../../features/mail-link/incomplete-link";
import { LinkAnswer } from "../../features/mail-link/LinkAnswer";
import { TokenSkeleton } from "../../features/mail-link/TokenSkeleton";
import { paths } from "../../lib/paths";
import { OutlineLink } from "../../ui/links";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { chakra } from "../../ui/theme/chakra";
import { VISIT } from "./visit-documents";
import { VisitSheet } from "./VisitSheet";

const TITLE = "Our visit";
const GONE = {
  title: "This link doesn't work",
  text: "We don't know this visit. Please open the link from our latest e-mail about it, or call us.",
};

const BOOK = <OutlineLink to={paths.bookAVisit.href()}>Book a visit</OutlineLink>;

const Box = chakra("div", { base: { maxW: "36rem", py: { base: "10", lg: "16" } } });

/** /visit: shows a visit by the link of an e-mail, moves and cancels it. */
export function VisitPage() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  return (
    <VisitorPage title={TITLE} skeleton={<TokenSkeleton title={TITLE} />}>
      <Box>{token === "" ? <LinkAnswer {...INCOMPLETE_LINK} action={BOOK} /> : <VisitOfLink token={token} />}</Box>
    </VisitorPage>
  );
}

/** Always from the network, because the shop may have moved it. */
function VisitOfLink({ token }: { token: string }) {
  const { visit, shop } = useSuspenseQuery(VISIT, { variables: { token }, fetchPolicy: "network-only" }).data;
  return visit ? <VisitSheet visit={visit} token={token} phone={shop.phone} /> : <LinkAnswer {...GONE} action={BOOK} />;
}
