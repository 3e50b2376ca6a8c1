import { useSuspenseQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { INCOMPLETE_LINK } from "../../features/mail-link/incomplete-link";
import { TokenSkeleton } from "../../features/mail-link/TokenSkeleton";
import { paths } from "../../lib/paths";
import { OutlineLink } from "../../ui/links";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { Lead } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { VISIT } from "./visit-documents";
import { VisitSheet } from "./VisitSheet";

const TITLE = "Our visit";
const GONE = {
  title: "This link doesn't work",
  text: "We don't know this visit. Please open the link from our latest e-mail about it, or call us.",
};

const Box = chakra("div", { base: { maxW: "36rem", py: { base: "10", lg: "16" } } });

/** /visit: shows a visit by the link of an e-mail, moves and cancels it. */
export function VisitPage() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  return (
    <VisitorPage title={TITLE} skeleton={<TokenSkeleton title={TITLE} />}>
      <Box>{token === "" ? <DeadLink {...INCOMPLETE_LINK} /> : <VisitOfLink token={token} />}</Box>
    </VisitorPage>
  );
}

/** Always from the network, because the shop may have moved it. */
function VisitOfLink({ token }: { token: string }) {
  const { visit, shop } = useSuspenseQuery(VISIT, { variables: { token }, fetchPolicy: "network-only" }).data;
  return visit ? <VisitSheet visit={visit} token={token} phone={shop.phone} /> : <DeadLink {...GONE} />;
}

function DeadLink({ title, text }: { title: string; text: string }) {
  return (
    <>
      <chakra.h1 textStyle="h1">{title}</chakra.h1>
      <Lead mt="4" mb="7">
        {text}
      </Lead>
      <OutlineLink to={paths.bookAVisit.href()}>Book a visit</OutlineLink>
    </>
  );
}
