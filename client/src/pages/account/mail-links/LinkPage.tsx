import type { ComponentType } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useVisitorChange } from "../../../features/cart/cart-context";
import { INCOMPLETE_LINK } from "../../../features/mail-link/incomplete-link";
import { SignInFormSkeleton } from "../../../features/sign-in/SignInFormSkeleton";
import { SignInLayout } from "../../../features/sign-in/SignInLayout";
import { paths } from "../../../lib/paths";
import { OutlineLink } from "../../../ui/links";
import { BrowserOnly } from "../../../ui/page/BrowserOnly";
import { Head } from "../../../ui/page/Head";
import { StateFrame } from "../../../ui/page/StateFrame";
import type { LinkFormProps } from "./ConfirmAccountForm";
import { DeadLink } from "./DeadLink";

type LinkPageProps = {
  title: string;
  Form: ComponentType<LinkFormProps>;
};

/** Page behind an e-mail link that signs in. Opening it changes nothing: mail scanners open links, too. Submitting does. */
export function LinkPage({ title, Form }: LinkPageProps) {
  return (
    <StateFrame>
      <Head title={title} noIndex />
      <BrowserOnly
        fallback={
          <SignInLayout title={title} lead="One moment.">
            <SignInFormSkeleton fields={1} />
          </SignInLayout>
        }
      >
        <LinkForm Form={Form} />
      </BrowserOnly>
    </StateFrame>
  );
}

function LinkForm({ Form }: Pick<LinkPageProps, "Form">) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const change = useVisitorChange();
  const token = search.get("token");
  if (token) {
    const goOn = () => void navigate(paths.account.href(), { replace: true });
    return <Form token={token} change={change} onSignedIn={goOn} />;
  }
  return <DeadLink {...INCOMPLETE_LINK} action={<OutlineLink to={paths.login.href()}>Sign in</OutlineLink>} />;
}
