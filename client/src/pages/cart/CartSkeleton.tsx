import { CartLineSkeleton } from "../../features/cart/CartLineSkeleton";
import { LoadingFrame } from "../../ui/LoadingFrame";
import { StateFrame } from "../../ui/page/StateFrame";
import { Skeleton } from "../../ui/Skeleton";
import { SummaryPanel } from "../../ui/SummaryPanel";
import { CartColumns, CartHeading, ItemsHeader } from "./cart-layout";

/** The boxes of a cart with two lines. */
export function CartBoxes() {
  return (
    <LoadingFrame>
      <CartHeading>Shopping Cart</CartHeading>
      <CartColumns>
        <div>
          <ItemsHeader>
            <Skeleton h="5" w="24" />
          </ItemsHeader>
          <CartLineSkeleton />
          <CartLineSkeleton />
        </div>
        <SummaryPanel title="Order Summary">
          <Skeleton h="11" mb="5" />
          <Skeleton h="11.25rem" mb="6" />
          <Skeleton h="14" />
          <Skeleton h="24" mt="7" />
        </SummaryPanel>
      </CartColumns>
    </LoadingFrame>
  );
}

/** Stands while the page itself is on its way. */
export function CartSkeleton() {
  return (
    <StateFrame>
      <CartBoxes />
    </StateFrame>
  );
}
