import { SignInFormSkeleton } from "../../features/sign-in/SignInFormSkeleton";
import { SignInLayout } from "../../features/sign-in/SignInLayout";
import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { ForgottenPasswordForm } from "./ForgottenPasswordForm";

/** /forgotten-password */
export function ForgottenPasswordPage() {
  return (
    <StateFrame>
      <Head title="Forgotten password" noIndex />
      <SignInLayout
        title="Forgotten your password?"
        lead="Give us the e-mail address of your account and we send you a link to choose a new one."
      >
        <BrowserOnly skeleton={<SignInFormSkeleton fields={1} />}>
          <ForgottenPasswordForm />
        </BrowserOnly>
      </SignInLayout>
    </StateFrame>
  );
}
