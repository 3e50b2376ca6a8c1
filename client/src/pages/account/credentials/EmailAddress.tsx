import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { useState } from "react";
import { CheckInbox } from "../../../features/account-form/CheckInbox";
import { graphql } from "../../../gql";
import { chakra } from "../../../ui/theme/chakra";
import { EmailForm } from "./EmailForm";

const ACCOUNT = graphql(`
  fragment EmailAddress_account on Account {
    id
    email
    pendingEmail
  }
`);

/** The account's e-mail address and the form to change it. A new one takes effect when it is confirmed by e-mail. */
export function EmailAddress({ account }: { account: FragmentType<typeof ACCOUNT> }) {
  const { data } = useSuspenseFragment({ fragment: ACCOUNT, from: account });
  const [sentTo, setSentTo] = useState(data.pendingEmail ?? undefined);
  const [isAgain, setIsAgain] = useState(false);
  const startAgain = () => {
    setSentTo(undefined);
    setIsAgain(true);
  };
  return (
    <>
      <chakra.p mb="8" maxW="36rem" overflowWrap="anywhere">
        You sign in with <b>{data.email}</b>, and that is where we write about your orders.
      </chakra.p>
      {sentTo === undefined ? (
        <EmailForm takesFocus={isAgain} onSent={setSentTo} />
      ) : (
        <chakra.div maxW="36rem">
          <CheckInbox email={sentTo} onAgain={startAgain}>
            Open the link in it to change over. Until then everything stays as it is.
          </CheckInbox>
        </chakra.div>
      )}
    </>
  );
}
