import { paths } from "../../../lib/paths";
import { EmptyState } from "../../../ui/EmptyState";
import { OutlineLink } from "../../../ui/links";

/** Empty list of orders. */
export function NoOrders() {
  return (
    <EmptyState title="No orders yet" action={<OutlineLink to={paths.products.href()}>Continue Shopping</OutlineLink>}>
      What you order appears here. Orders placed with your e-mail address without signing in are shown for you to
      confirm.
    </EmptyState>
  );
}
