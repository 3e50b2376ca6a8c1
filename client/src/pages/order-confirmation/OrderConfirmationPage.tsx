import { VisitorPage } from "../../ui/page/VisitorPage";
import { LatestOrder } from "./LatestOrder";
import { OrderConfirmationSkeleton } from "./OrderConfirmationSkeleton";

/** /order-confirmation: the visitor's latest order. */
export function OrderConfirmationPage() {
  return (
    <VisitorPage title="Order confirmation" skeleton={<OrderConfirmationSkeleton />}>
      <LatestOrder />
    </VisitorPage>
  );
}
