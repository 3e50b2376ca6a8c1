import { CartLineSkeleton } from "../../features/cart/CartLineSkeleton";
import { LoadingFrame } from "../../ui/LoadingFrame";

/** The boxes of the panel while the cart is being read. */
export function CartSheetBoxes() {
  return (
    <LoadingFrame>
      <CartLineSkeleton compact />
      <CartLineSkeleton compact />
    </LoadingFrame>
  );
}
