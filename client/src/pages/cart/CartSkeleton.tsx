import { CartLineSkeleton } from "../../features/cart/CartLineSkeleton";
import { Skeleton } from "../../ui/Skeleton";
import { SummaryPanel } from "../../ui/SummaryPanel";
import { CartColumns, CartHeading, ItemsHeader } from "./cart-layout";

/** Skeleton of a cart with two lines. */
export function CartSkeleton() {
  return (
    <>
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
    </>
  );
}
