import { Head } from "../../ui/page/Head";
import { PrivatePage } from "../../ui/page/PrivatePage";
import { StateFrame } from "../../ui/page/StateFrame";
import { ConfirmationBoxes } from "./OrderConfirmationSkeleton";
import { LatestOrder } from "./LatestOrder";

/** The order that this visitor placed last. */
export function OrderConfirmationPage() {
  return (
    <StateFrame>
      <Head title="Order confirmation" noIndex />
      <PrivatePage fallback={<ConfirmationBoxes />}>
        <LatestOrder />
      </PrivatePage>
    </StateFrame>
  );
}
