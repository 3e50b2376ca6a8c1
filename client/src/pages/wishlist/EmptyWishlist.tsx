import { Ideas } from "../../features/ideas/Ideas";
import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink } from "../../ui/links";

type EmptyWishlistProps = { title?: string | undefined };

/** Empty wishlist, with products to begin it. */
export function EmptyWishlist({ title = "Nothing saved yet" }: EmptyWishlistProps) {
  return (
    <>
      <EmptyState title={title} action={<OutlineLink to={paths.products.href()}>Continue Shopping</OutlineLink>}>
        Press the heart on a product and it is kept here for your next visit; in an account, on every device.
      </EmptyState>
      <Ideas />
    </>
  );
}
