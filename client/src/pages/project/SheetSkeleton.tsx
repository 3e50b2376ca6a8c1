import { OrderColumns } from "../../features/order/order-layout";
import { Skeleton } from "../../ui/Skeleton";

/** Skeleton of windows and sums. */
export function SheetSkeleton() {
  return (
    <OrderColumns>
      <Skeleton h="30rem" />
      <Skeleton h="20rem" borderRadius="panel" />
    </OrderColumns>
  );
}
