import { OrderColumns, OrderIntro, TwoSections } from "../../features/order/order-layout";
import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

/** Skeleton of an order with two lines. */
export function OrderConfirmationSkeleton() {
  return (
    <>
      <VisuallyHidden asChild>
        <h1>Your order</h1>
      </VisuallyHidden>
      <OrderIntro>
        <chakra.div flex="1">
          <Skeleton maxW="24rem" h={{ base: "5.25rem", lg: "8.25rem" }} />
          <Skeleton maxW="34rem" h={{ base: "14", md: "7" }} mt="4" />
        </chakra.div>
        <Skeleton w={{ base: "full", md: "32rem" }} h={{ base: "10.5rem", md: "12" }} />
      </OrderIntro>
      <Skeleton h={{ base: "26rem", md: "9rem" }} />
      <OrderColumns>
        <div>
          <TwoSections>
            <Skeleton h="12rem" />
            <Skeleton h="12rem" />
          </TwoSections>
          <Skeleton h={{ base: "26rem", lg: "28rem" }} />
        </div>
        <Skeleton h="20rem" borderRadius="panel" />
      </OrderColumns>
    </>
  );
}
