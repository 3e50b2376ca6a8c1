import { SignInFormSkeleton } from "../../features/sign-in/SignInFormSkeleton";
import { SignInLayout } from "../../features/sign-in/SignInLayout";
import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { RegisterPrompt } from "./RegisterPrompt";
import { SignIn } from "./SignIn";

/** /login. `?next=` is the path to go on to. */
export function LoginPage() {
  return (
    <StateFrame>
      <Head title="Sign In" noIndex />
      <SignInLayout
        title="Sign in"
        lead="To your orders, your addresses and what you have saved."
        aside={<RegisterPrompt />}
      >
        <BrowserOnly skeleton={<SignInFormSkeleton fields={2} />}>
          <SignIn />
        </BrowserOnly>
      </SignInLayout>
    </StateFrame>
  );
}
