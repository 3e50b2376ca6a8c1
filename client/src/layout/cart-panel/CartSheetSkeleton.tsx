import { CartLineSkeleton } from "../../features/cart/CartLineSkeleton";
import { LoadingFrame } from "../../ui/LoadingFrame";

/** Skeleton of the panel while the cart loads. */
export function CartSheetSkeleton() {
  return (
    <LoadingFrame>
      <CartLineSkeleton compact />
      <CartLineSkeleton compact />
    </LoadingFrame>
  );
}
