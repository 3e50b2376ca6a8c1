import { HelpBox } from "../../features/contact-details/HelpBox";
import { Ideas } from "../../features/ideas/Ideas";
import { SignInAside } from "../../features/sign-in/SignInAside";
import { SignInFormSkeleton } from "../../features/sign-in/SignInFormSkeleton";
import { SignInLayout } from "../../features/sign-in/SignInLayout";
import { paths } from "../../lib/paths";
import { OutlineLink } from "../../ui/links";
import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { chakra } from "../../ui/theme/chakra";
import { RegisterForm } from "./RegisterForm";

/** /register */
export function RegisterPage() {
  return (
    <StateFrame>
      <Head title="Register" noIndex />
      <SignInLayout
        title="Create an account"
        lead="You keep what you have: your cart, what you saved, and the orders that you placed with the same e-mail address."
        aside={
          <chakra.div display="grid" gap="8">
            <SignInAside title="Have an account?" action={<OutlineLink to={paths.login.href()}>Sign in</OutlineLink>}>
              <chakra.p color="fg.muted" mt="2" mb="6">
                You can also order without one. An account is for finding everything again.
              </chakra.p>
            </SignInAside>
            <HelpBox />
          </chakra.div>
        }
      >
        <BrowserOnly skeleton={<SignInFormSkeleton fields={4} />}>
          <RegisterForm />
        </BrowserOnly>
      </SignInLayout>
      <chakra.div mt={{ base: "12", lg: "18" }}>
        <Ideas />
      </chakra.div>
    </StateFrame>
  );
}
