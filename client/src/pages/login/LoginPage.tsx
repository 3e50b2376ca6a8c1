import { HelpBox } from "../../features/contact-details/HelpBox";
import { Ideas } from "../../features/ideas/Ideas";
import { SignInAside } from "../../features/sign-in/SignInAside";
import { SignInPage } from "../../features/sign-in/SignInPage";
import { paths } from "../../lib/paths";
import { CheckIcon } from "../../ui/icons";
import { OutlineLink } from "../../ui/links";
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
    <SignInPage
      name="Sign In"
      title="Sign in"
      lead="To your orders, your addresses and what you have saved."
      aside={
        <>
          <RegisterPrompt />
          <HelpBox />
        </>
      }
      fields={2}
      below={<Ideas />}
    >
      <SignIn />
    </SignInPage>
  );
}
