import { useMutation } from "@apollo/client/react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { AccountForm } from "../../../features/account-form/AccountForm";
import { useAccountForm } from "../../../features/account-form/useAccountForm";
import { useVisitorChange } from "../../../features/cart/cart-context";
import { INCOMPLETE_LINK } from "../../../features/mail-link/incomplete-link";
import { LinkAnswer } from "../../../features/mail-link/LinkAnswer";
import { notifyUnmergedItems } from "../../../features/sign-in/notify-unmerged-items";
import { SignInFormSkeleton } from "../../../features/sign-in/SignInFormSkeleton";
import { SignInLayout } from "../../../features/sign-in/SignInLayout";
import { paths } from "../../../lib/paths";
import { failureOf } from "../../../lib/shop-failure";
import { PasswordField } from "../../../ui/form/PasswordField";
import { OutlineLink } from "../../../ui/links";
import { BrowserOnly } from "../../../ui/page/BrowserOnly";
import { Head } from "../../../ui/page/Head";
import { StateFrame } from "../../../ui/page/StateFrame";
import { chakra } from "../../../ui/theme/chakra";
import { notify } from "../../../ui/toast/notify";
import type { PasswordLink } from "./password-links";

type DeadLinkProps = {
  title: string;
  text: string;
  /** Link or button to the next step. */
  action: ReactNode;
};

/** Shown for an e-mail link that no longer works. Its heading takes the focus, because it may replace a form. */
function DeadLink(answer: DeadLinkProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div pt={{ base: "10", lg: "14" }} maxW="34rem">
      <LinkAnswer {...answer} heading={heading} />
    </chakra.div>
  );
}

/** Page behind an e-mail link that signs in. Opening it changes nothing: mail scanners open links, too. Submitting does. */
export function PasswordLinkPage({ link }: { link: PasswordLink }) {
  const [search] = useSearchParams();
  const token = search.get("token");
  return (
    <StateFrame>
      <Head title={link.title} noIndex />
      <BrowserOnly
        skeleton={
          <SignInLayout title={link.title} lead="One moment.">
            <SignInFormSkeleton fields={1} />
          </SignInLayout>
        }
      >
        {token ? (
          <PasswordLinkForm token={token} link={link} />
        ) : (
          <DeadLink {...INCOMPLETE_LINK} action={<OutlineLink to={paths.login.href()}>Sign in</OutlineLink>} />
        )}
      </BrowserOnly>
    </StateFrame>
  );
}

function PasswordLinkForm({ token, link }: { token: string; link: PasswordLink }) {
  const [signIn] = useMutation(link.mutation);
  const navigate = useNavigate();
  const change = useVisitorChange();
  /** The server has answered that the link is unknown or expired. */
  const [isGone, setIsGone] = useState(false);
  const form = useAccountForm({
    schema: link.schema,
    start: () => ({ password: "" }),
    passwordField: "password",
    send: async ({ password }) => {
      try {
        const { data } = await change(() => signIn({ variables: { input: { token, password } } }));
        notify(link.done);
        notifyUnmergedItems(data?.signedIn?.cartNotices);
        void navigate(paths.account.href(), { replace: true });
      } catch (error) {
        if (failureOf(error).code !== "NOT_FOUND") throw error;
        setIsGone(true);
      }
    },
  });
  if (isGone) {
    const { text, to, label } = link.gone;
    const action = <OutlineLink to={to}>{label}</OutlineLink>;
    return <DeadLink title="This link no longer works" text={text} action={action} />;
  }
  return (
    <SignInLayout title={link.title} lead={link.lead}>
      <AccountForm form={form} button={link.button} busyText={link.busyText}>
        <PasswordField {...form.field("password")} {...link.password} required />
      </AccountForm>
    </SignInLayout>
  );
}
