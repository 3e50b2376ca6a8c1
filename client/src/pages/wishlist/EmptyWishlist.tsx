import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { LinkButton } from "../../ui/links";

/** Empty wishlist. */
export function EmptyWishlist() {
  return (
    <EmptyState
      title="Nothing saved yet"
      action={
        <LinkButton to={paths.products.href()} variant="line">
          Continue Shopping
        </LinkButton>
      }
    >
      Press the heart on a product and it is kept here for your next visit; in an account, on every device.
    </EmptyState>
  );
}
