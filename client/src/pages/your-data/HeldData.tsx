import { useMutation } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { refusalMessage } from "../../features/account-form/refusal-message";
import { saveFile } from "../../features/own-data/save-file";
import { graphql } from "../../gql";
import { logFailure } from "../../lib/failure-log";
import { paths } from "../../lib/paths";
import { Button } from "../../ui/Button";
import { FormNotice } from "../../ui/form/FormNotice";
import { SentNotice } from "../../ui/form/SentNotice";
import { TextLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";
import { heldSections, type HeldData as Held } from "./held-data";
import { HeldSections } from "./HeldSections";

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
function EraseData({ token, onErased }: { token: string; onErased: () => void }) {
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
        This can't be undone. If you are waiting for an answer, wait for it first; problems with orders that you have
        reported go too, with their photos, and a visit that is booked is cancelled. Reviews of your orders are taken
        out of the shop, also published ones. Orders stay for as long as their warranty and tax law ask; once everything
        is delivered or cancelled we keep neither e-mail address nor phone number.
      </p>
      <Button busy={loading} busyText="Erasing..." onClick={() => void erase({ variables: { input: { token } } })}>
        Erase it now
      </Button>
      <FormNotice>{error && refusalMessage(error)}</FormNotice>
    </Question>
  );
}

const READ_PERSONAL_DATA = graphql(`
  mutation ReadPersonalData($input: ReadPersonalDataInput!) {
    readPersonalData(input: $input) {
      data
      errors {
        ...PayloadError @unmask
      }
    }
  }
`);

const Buttons = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "4", mt: "8" } });

/** Shows at a press what the link is for; mail scanners follow links. Then a copy can be taken, and the data erased. */
export function HeldData({ token }: { token: string }) {
  const [read, { loading, error, data }] = useMutation(READ_PERSONAL_DATA, {
    fetchPolicy: "no-cache",
    onError: (failure) => logFailure("Data not shown", failure),
  });
  const [isErased, setIsErased] = useState(false);
  if (isErased)
    return (
      <SentNotice title="Your data is erased">
        Requests, messages, visits, quotes, reported problems, reviews of your orders and your place on the mailing list
        are gone. Orders stay for as long as the law asks, and lose your e-mail address and phone number once everything
        is delivered or cancelled.
      </SentNotice>
    );
  const text = data?.readPersonalData?.data;
  if (!text)
    return (
      <>
        <Button
          size="l"
          busy={loading}
          busyText="Collecting..."
          onClick={() => void read({ variables: { input: { token } } })}
        >
          Show my data
        </Button>
        <FormNotice>
          {error && (
            <>
              {refusalMessage(error)} <TextLink to={paths.yourData.href()}>Ask for a new link</TextLink>
            </>
          )}
        </FormNotice>
      </>
    );
  const held = JSON.parse(text) as Held;
  const sections = heldSections(held);
  return (
    <>
      <HeldSections sections={sections} hasAccount={held.hasAccount} />
      {sections.length > 0 && (
        <Buttons>
          <Button variant="line" onClick={() => saveFile("my-data.json", text, "application/json")}>
            Download as a file
          </Button>
          <EraseData token={token} onErased={() => setIsErased(true)} />
        </Buttons>
      )}
    </>
  );
}
