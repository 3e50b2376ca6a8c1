import { Ideas } from "../../features/ideas/Ideas";
import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink } from "../../ui/links";

/** Empty wishlist, with products to begin it. */
export function EmptyWishlist() {
  return (
    <>
      <EmptyState
        title="Nothing saved yet"
        action={<OutlineLink to={paths.products.href()}>Continue Shopping</OutlineLink>}
      >
        Press the heart on a product and it is kept here for your next visit; in an account, on every device.
      </EmptyState>
      <Ideas />
    </>
  );
}
