import { formatPoundsShort } from "@rules/money";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { itemCount } from "./item-count";
import { useCart } from "./useCart";

/** Announces the total to screen readers after each change. */
export function CartAnnouncement() {
  const { cart, isUpdating } = useCart();
  const isSettled = cart && !isUpdating;
  return (
    <VisuallyHidden role="status">
      {isSettled && `${itemCount(cart.count)}, subtotal ${formatPoundsShort(cart.totals.subtotalPence)}`}
    </VisuallyHidden>
  );
}
