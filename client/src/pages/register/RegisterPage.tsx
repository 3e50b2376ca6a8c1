import { Entrance } from "../../features/sign-in/Entrance";
import { EntranceAside } from "../../features/sign-in/EntranceAside";
import { SignInFormSkeleton } from "../../features/sign-in/SignInFormSkeleton";
import { paths } from "../../lib/paths";
import { LinkButton } from "../../ui/links";
import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { Register } from "./Register";
import { chakra } from "../../ui/theme/chakra";

/** Where an account begins. */
export function RegisterPage() {
  return (
    <StateFrame>
      <Head title="Register" noIndex />
      <Entrance
        title="Create an account"
        lead="You keep what you have: your cart, what you saved, and the orders that you placed with the same e-mail address."
        aside={
          <EntranceAside
            title="Have an account?"
            action={
              <LinkButton variant="line" to={paths.login.href()}>
                Sign in
              </LinkButton>
            }
          >
            <chakra.p color="fg.muted" mt="2" mb="6">
              You can also order without one. An account is for finding everything again.
            </chakra.p>
          </EntranceAside>
        }
      >
        <BrowserOnly fallback={<SignInFormSkeleton fields={4} />}>
          <Register />
        </BrowserOnly>
      </Entrance>
    </StateFrame>
  );
}
