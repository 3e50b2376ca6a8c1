import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { LatestOrder } from "./LatestOrder";
import { ConfirmedOrderSkeleton } from "./OrderConfirmationSkeleton";

/** /order-confirmation: the visitor's latest order. */
export function OrderConfirmationPage() {
  return (
    <StateFrame>
      <Head title="Order confirmation" noIndex />
      <BrowserOnly fallback={<ConfirmedOrderSkeleton />}>
        <LatestOrder />
      </BrowserOnly>
    </StateFrame>
  );
}
