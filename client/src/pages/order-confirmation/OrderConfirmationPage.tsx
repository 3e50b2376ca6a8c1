import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { ConfirmationBoxes } from "./OrderConfirmationSkeleton";
import { LatestOrder } from "./LatestOrder";

/** The order that this visitor placed last. */
export function OrderConfirmationPage() {
  return (
    <StateFrame>
      <Head title="Order confirmation" noIndex />
      <BrowserOnly fallback={<ConfirmationBoxes />}>
        <LatestOrder />
      </BrowserOnly>
    </StateFrame>
  );
}
