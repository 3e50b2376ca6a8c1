import { formatPoundsShort } from "@rules/money";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { itemCount } from "./item-count";
import { useCart } from "./useCart";

/** Says aloud what the cart has come to, once the shop has answered a change. */
export function CartAnnouncement() {
  const { cart, isUpdating } = useCart();
  const isSettled = cart && !isUpdating;
  return (
    <VisuallyHidden role="status">
      {isSettled && `${itemCount(cart.count)}, subtotal ${formatPoundsShort(cart.totals.subtotalPence)}`}
    </VisuallyHidden>
  );
}
