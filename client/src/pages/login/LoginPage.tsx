import { Entrance } from "../../features/sign-in/Entrance";
import { NewHere } from "./NewHere";
import { SignInFormSkeleton } from "../../features/sign-in/SignInFormSkeleton";
import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { SignIn } from "./SignIn";

/** The way into an account. `?next=` names the page of this shop to go on to. */
export function LoginPage() {
  return (
    <StateFrame>
      <Head title="Sign In" noIndex />
      <Entrance title="Sign in" lead="To your orders, your addresses and what you have saved." aside={<NewHere />}>
        <BrowserOnly fallback={<SignInFormSkeleton fields={2} />}>
          <SignIn />
        </BrowserOnly>
      </Entrance>
    </StateFrame>
  );
}
