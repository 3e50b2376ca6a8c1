import { CartLineSkeleton } from "../../features/cart/CartLineSkeleton";
import { LoadingFrame } from "../../ui/LoadingFrame";
import { StateFrame } from "../../ui/page/StateFrame";
import { Skeleton } from "../../ui/Skeleton";
import { SummaryPanel } from "../../ui/SummaryPanel";
import { CartColumns, CartHeading, ItemsHeader } from "./cart-layout";

/** Skeleton of a cart with two lines. */
export function CartContentsSkeleton() {
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

/** Shown while the page's code loads. */
export function CartSkeleton() {
  return (
    <StateFrame>
      <CartContentsSkeleton />
    </StateFrame>
  );
}
