import type { ReactNode } from "react";
import { ACCOUNT_LINK_MINUTES } from "@rules/retention-periods";
import { Button } from "../../ui/Button";
import { SentNotice } from "../../ui/form/SentNotice";
import { chakra } from "../../ui/theme/chakra";

type CheckInboxProps = {
  email: string;
  /** What to do with the e-mail. */
  children: ReactNode;
  onAgain?: () => void;
};

/** Says that an e-mail was sent. The same text whether or not an account has this e-mail address, so that it does not reveal accounts. */
export function CheckInbox({ email, children, onAgain }: CheckInboxProps) {
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
