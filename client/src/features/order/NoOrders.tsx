import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { LinkButton } from "../../ui/links";

/** An account without orders. */
export function NoOrders() {
  return (
    <EmptyState
      title="No orders yet"
      action={
        <LinkButton variant="line" to={paths.products.href()}>
          Continue Shopping
        </LinkButton>
      }
    >
      What you order appears here, also what you order without signing in, as long as you give the same e-mail address.
    </EmptyState>
  );
}
