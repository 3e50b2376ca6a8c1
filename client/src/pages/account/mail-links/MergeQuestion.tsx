import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useVisitorChange } from "../../../features/cart/cart-context";
import { failureOf } from "../../../lib/shop-failure";
import { Button } from "../../../ui/Button";
import { ErrorText } from "../../../ui/form/ErrorText";
import { Lead } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { CONFIRM_MERGE, REFUSE_MERGE, type AskedMerge } from "./merge-documents";
import { mergeConsequences, mergeDeadline, type MergeAnswer } from "./merge-words";

const Consequences = chakra("ul", { base: { display: "grid", gap: "2", mt: "6", pl: "5", listStyleType: "disc" } });
const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3", mt: "7" } });

type MergeQuestionProps = {
  title: string;
  merge: AskedMerge;
  token: string;
  onAnswer: (answer: MergeAnswer) => void;
};

/** What yes would mean, and the two answers. Opening it changes nothing: mail scanners open links, too. */
export function MergeQuestion({ title, merge, token, onAnswer }: MergeQuestionProps) {
  const { send, sending, failure } = useMergeAnswer(token, onAnswer);
  return (
    <>
      <chakra.h1 textStyle="h1">{title}</chakra.h1>
      <Lead mt="4">
        We think that you have come to us with two email addresses: with {merge.email}, and with another. We may be
        mistaken, so we don’t name it here. If it is yours, we can put everything into one account.
      </Lead>
      <Consequences>
        {mergeConsequences(merge).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Consequences>
      <chakra.p mt="6">{mergeDeadline(merge)}</chakra.p>
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
      <Row>
        <Button busy={sending === "yes"} busyText="Sending..." disabled={sending === "no"} onClick={() => send("yes")}>
          Yes, both are mine
        </Button>
        <Button
          variant="line"
          busy={sending === "no"}
          busyText="Sending..."
          disabled={sending === "yes"}
          onClick={() => send("no")}
        >
          No, that is not me
        </Button>
      </Row>
    </>
  );
}

type Choice = "yes" | "no";

/** Sends an answer. A yes may end the session of this browser, so it is a change of the visitor. */
function useMergeAnswer(token: string, onAnswer: (answer: MergeAnswer) => void) {
  const [confirm] = useMutation(CONFIRM_MERGE);
  const [refuse] = useMutation(REFUSE_MERGE);
  const change = useVisitorChange();
  const [sending, setSending] = useState<Choice>();
  const [failure, setFailure] = useState<string>();
  const variables = { input: { token } };
  const answers: Readonly<Record<Choice, () => Promise<MergeAnswer>>> = {
    yes: async () => {
      const { data } = await change(() => confirm({ variables }));
      return data?.confirmAccountMerge?.isMerged === true ? "merged" : "waiting";
    },
    no: async () => {
      await refuse({ variables });
      return "refused";
    },
  };
  const send = async (choice: Choice) => {
    setSending(choice);
    setFailure(undefined);
    try {
      onAnswer(await answers[choice]());
    } catch (error) {
      const { code, sentence } = failureOf(error);
      if (code === "NOT_FOUND") onAnswer("gone");
      else setFailure(sentence);
    } finally {
      setSending(undefined);
    }
  };
  return { send: (choice: Choice) => void send(choice), sending, failure };
}
