import { HelpBox } from "../../features/contact-details/HelpBox";
import { Ideas } from "../../features/ideas/Ideas";
import { SignInAside } from "../../features/sign-in/SignInAside";
import { SignInPage } from "../../features/sign-in/SignInPage";
import { paths } from "../../lib/paths";
import { OutlineLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";
import { RegisterForm } from "./RegisterForm";

/** /register */
export function RegisterPage() {
  return (
    <SignInPage
      name="Register"
      title="Create an account"
      lead="You keep what you have: your cart, what you saved, and the orders that you placed with the same e-mail address."
      aside={
        <>
          <SignInAside title="Have an account?" action={<OutlineLink to={paths.login.href()}>Sign in</OutlineLink>}>
            <chakra.p color="fg.muted" mt="2" mb="6">
              You can also order without one. An account is for finding everything again.
            </chakra.p>
          </SignInAside>
          <HelpBox />
        </>
      }
      fields={4}
      below={<Ideas />}
    >
      <RegisterForm />
    </SignInPage>
  );
}
