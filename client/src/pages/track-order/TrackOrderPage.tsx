import { VisitorPage } from "../../ui/page/VisitorPage";
import { TrackOrder } from "./TrackOrder";
import { TrackOrderSkeleton } from "./TrackOrderSkeleton";

/** /track-order: status of an order by number and e-mail address. */
export function TrackOrderPage() {
  return (
    <VisitorPage title="Track Order" skeleton={<TrackOrderSkeleton />}>
      <TrackOrder />
    </VisitorPage>
  );
}
