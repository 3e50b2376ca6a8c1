import type { ReactNode } from "react";
import { ACCOUNT_LINK_MINUTES } from "@rules/retention-periods";
import { Button } from "../../ui/Button";
import { SentNotice } from "../../ui/form/SentNotice";
import { chakra } from "../../ui/theme/chakra";

type LookInInboxProps = {
  email: string;
  /** What to do with the mail. */
  children: ReactNode;
  onAgain?: () => void;
};

/** A mail is on its way: the same words whether an account has this address or not. */
export function LookInInbox({ email, children, onAgain }: LookInInboxProps) {
  return (
    <SentNotice
      title="Look in your inbox"
      action={
        onAgain && (
          <Button variant="line" onClick={onAgain}>
            Use another address
          </Button>
        )
      }
    >
      We have sent an e-mail to <chakra.b overflowWrap="anywhere">{email}</chakra.b>. {children} The link works once,
      for {ACCOUNT_LINK_MINUTES} minutes. Nothing there? Please look among the unwanted mail, too.
    </SentNotice>
  );
}
