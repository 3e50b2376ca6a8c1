import { formatPoundsShort } from "@rules/money";
import { counted } from "../../lib/counted";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { useCart } from "./useCart";

/** Announces the total to screen readers after each change. */
export function CartAnnouncement() {
  const { cart, isUpdating } = useCart();
  const isSettled = cart && !isUpdating;
  return (
    <VisuallyHidden role="status">
      {isSettled && `${counted(cart.count, "item")}, subtotal ${formatPoundsShort(cart.totals.subtotalPence)}`}
    </VisuallyHidden>
  );
}
