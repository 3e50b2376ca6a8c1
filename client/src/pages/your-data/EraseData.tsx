import { useMutation } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { refusalMessage } from "../../features/account-form/refusal-message";
import { graphql } from "../../gql";
import { logFailure } from "../../lib/failure-log";
import { Button } from "../../ui/Button";
import { FormNotice } from "../../ui/form/FormNotice";
import { chakra } from "../../ui/theme/chakra";

const ERASE_PERSONAL_DATA = graphql(`
  mutation ErasePersonalData($input: ErasePersonalDataInput!) {
    erasePersonalData(input: $input) {
      __typename
    }
  }
`);

const Question = chakra("div", {
  base: { flexBasis: "100%", mt: "2", _focus: { outline: "none" }, "& > p": { mb: "4", maxW: "36rem" } },
});

/** Erases the data at a second press, which says what stays. */
export function EraseData({ token, onErased }: { token: string; onErased: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  const [erase, { loading, error }] = useMutation(ERASE_PERSONAL_DATA, {
    onCompleted: onErased,
    onError: (failure) => logFailure("Data not erased", failure),
  });
  if (!isAsking)
    return (
      <Button variant="line" onClick={() => setIsAsking(true)}>
        Erase my data
      </Button>
    );
  return (
    <Question ref={question} tabIndex={-1}>
      <p>
        This can't be undone. If you are waiting for an answer, wait for it first. Reviews of your orders are taken out
        of the shop, also published ones. Orders stay for as long as their warranty and tax law ask; once they are
        delivered or cancelled we keep neither e-mail address nor phone number.
      </p>
      <Button busy={loading} busyText="Erasing..." onClick={() => void erase({ variables: { input: { token } } })}>
        Erase it now
      </Button>
      <FormNotice>{error && refusalMessage(error)}</FormNotice>
    </Question>
  );
}
