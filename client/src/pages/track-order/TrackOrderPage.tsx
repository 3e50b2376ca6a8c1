import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { TrackOrder } from "./TrackOrder";
import { TrackOrderFormSkeleton } from "./TrackOrderSkeleton";

/** Where an order stands, for whoever placed it. */
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
