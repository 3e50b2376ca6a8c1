import { OrderColumns, OrderIntro } from "../../../features/order/order-layout";
import { Skeleton } from "../../../ui/Skeleton";

/** Skeleton of an order; its number is known from the URL. */
export function AccountOrderSkeleton({ title }: { title: string }) {
  return (
    <>
      <OrderIntro>
        <h1>{title}</h1>
        <Skeleton w={{ base: "full", md: "18rem" }} h="12" />
      </OrderIntro>
      <Skeleton h={{ base: "16.25rem", md: "20" }} />
      <OrderColumns>
        <Skeleton h="30rem" />
        <Skeleton h="20rem" borderRadius="panel" />
      </OrderColumns>
    </>
  );
}
