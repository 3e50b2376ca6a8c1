import { HelpBox } from "../../features/contact-details/HelpBox";
import { Ideas } from "../../features/ideas/Ideas";
import { SignInAside } from "../../features/sign-in/SignInAside";
import { SignInFormSkeleton } from "../../features/sign-in/SignInFormSkeleton";
import { SignInLayout } from "../../features/sign-in/SignInLayout";
import { paths } from "../../lib/paths";
import { CheckIcon } from "../../ui/icons";
import { OutlineLink } from "../../ui/links";
import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { chakra } from "../../ui/theme/chakra";
import { SignIn } from "./SignIn";

const GAINS = [
  "Your orders with their progress and receipts",
  "One cart and one wishlist on every device",
  "Your address filled in at the checkout",
];

/** What an account offers, with the link to registration. */
function RegisterPrompt() {
  return (
    <SignInAside title="New here?" action={<OutlineLink to={paths.register.href()}>Create an account</OutlineLink>}>
      <ul>
        {GAINS.map((gain) => (
          <li key={gain}>
            <CheckIcon size="m" />
            {gain}
          </li>
        ))}
      </ul>
    </SignInAside>
  );
}

/** /login. `?next=` is the path to go on to. */
export function LoginPage() {
  return (
    <StateFrame>
      <Head title="Sign In" noIndex />
      <SignInLayout
        title="Sign in"
        lead="To your orders, your addresses and what you have saved."
        aside={
          <chakra.div display="grid" gap="8">
            <RegisterPrompt />
            <HelpBox />
          </chakra.div>
        }
      >
        <BrowserOnly skeleton={<SignInFormSkeleton fields={2} />}>
          <SignIn />
        </BrowserOnly>
      </SignInLayout>
      <chakra.div mt={{ base: "12", lg: "18" }}>
        <Ideas />
      </chakra.div>
    </StateFrame>
  );
}
