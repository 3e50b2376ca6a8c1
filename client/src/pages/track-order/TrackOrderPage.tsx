import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { TrackOrder } from "./TrackOrder";
import { TrackOrderFormSkeleton } from "./TrackOrderSkeleton";

/** /track-order: status of an order by number and e-mail address. */
export function TrackOrderPage() {
  return (
    <StateFrame>
      <Head title="Track Order" noIndex />
      <BrowserOnly fallback={<TrackOrderFormSkeleton />}>
        <TrackOrder />
      </BrowserOnly>
    </StateFrame>
  );
}
