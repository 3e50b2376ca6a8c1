import { paths } from "../../lib/paths";
import { CheckIcon } from "../../ui/icons";
import { LinkButton } from "../../ui/links";
import { EntranceAside } from "../../features/sign-in/EntranceAside";

const GAINS = [
  "Your orders with their progress and receipts",
  "One cart and one wishlist on every device",
  "Your address filled in at the checkout",
];

/** What an account is good for, and where to make one. */
export function NewHere() {
  return (
    <EntranceAside
      title="New here?"
      action={
        <LinkButton variant="line" to={paths.register.href()}>
          Create an account
        </LinkButton>
      }
    >
      <ul>
        {GAINS.map((gain) => (
          <li key={gain}>
            <CheckIcon size="m" />
            {gain}
          </li>
        ))}
      </ul>
    </EntranceAside>
  );
}
