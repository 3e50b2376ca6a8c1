import { SignInAside } from "../../features/sign-in/SignInAside";
import { paths } from "../../lib/paths";
import { CheckIcon } from "../../ui/icons";
import { OutlineLink } from "../../ui/links";

const GAINS = [
  "Your orders with their progress and receipts",
  "One cart and one wishlist on every device",
  "Your address filled in at the checkout",
];

/** What an account offers, with the link to registration. */
export function RegisterPrompt() {
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
