import { useSuspenseQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { INCOMPLETE_LINK } from "../../../features/mail-link/incomplete-link";
import { TokenSkeleton } from "../../../features/mail-link/TokenSkeleton";
import { paths } from "../../../lib/paths";
import { OutlineLink } from "../../../ui/links";
import { VisitorPage } from "../../../ui/page/VisitorPage";
import { Lead } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { ACCOUNT_MERGE } from "./merge-documents";
import { MERGE_ANSWERS, type MergeAnswer } from "./merge-words";
import { MergeQuestion } from "./MergeQuestion";

const TITLE = "Is another address yours, too?";

const Box = chakra("div", { base: { maxW: "36rem", py: { base: "10", lg: "16" } } });

/** Page behind the link that asks whether two e-mail addresses are one person's. It names only the address of the link. */
export function MergePage() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  return (
    <VisitorPage title={TITLE} skeleton={<TokenSkeleton title={TITLE} />}>
      <Box>{token === "" ? <Said {...INCOMPLETE_LINK} /> : <MergeOfLink token={token} />}</Box>
    </VisitorPage>
  );
}

/** Always from the network, because the question may have ended. The answer takes its place and the focus. */
function MergeOfLink({ token }: { token: string }) {
  const { accountMerge } = useSuspenseQuery(ACCOUNT_MERGE, { variables: { token }, fetchPolicy: "network-only" }).data;
  const [answer, setAnswer] = useState<MergeAnswer>();
  if (answer) return <Said {...MERGE_ANSWERS[answer]} isAnswer />;
  if (!accountMerge) return <Said {...MERGE_ANSWERS.gone} />;
  return <MergeQuestion title={TITLE} merge={accountMerge} token={token} onAnswer={setAnswer} />;
}

type SaidProps = { title: string; text: string; isAnswer?: boolean };

function Said({ title, text, isAnswer = false }: SaidProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <>
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="h1" _focus={{ outline: "none" }}>
        {title}
      </chakra.h1>
      <Lead mt="4" mb="7">
        {text}
      </Lead>
      <OutlineLink to={paths.account.href()}>My Account</OutlineLink>
    </>
  );
}
