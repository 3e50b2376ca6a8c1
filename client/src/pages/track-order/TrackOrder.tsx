import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { LoadingFrame } from "../../ui/LoadingFrame";
import { TrackedOrder } from "./TrackedOrder";
import { TrackOrderForm } from "./TrackOrderForm";
import { TrackOrderHeading } from "./TrackOrderHeading";
import { TrackOrderSkeleton } from "./TrackOrderSkeleton";
import { useOrderLookUp } from "./useOrderLookUp";

/** The form, then the order. An order placed in this browser needs only its number. */
export function TrackOrder() {
  const [parameters] = useSearchParams();
  const number = parameters.get("number") ?? "";
  const { order, problem, lookUp, lookUpOwn, leave } = useOrderLookUp();
  const [isLooking, setIsLooking] = useState(number !== "");
  const asked = useRef(false);

  useEffect(() => {
    if (number === "" || asked.current) return;
    asked.current = true;
    void lookUpOwn(number).then(() => setIsLooking(false));
  }, [number, lookUpOwn]);

  if (order) return <TrackedOrder order={order} onLeave={leave} />;
  if (isLooking) {
    return (
      <LoadingFrame>
        <TrackOrderSkeleton />
      </LoadingFrame>
    );
  }
  return (
    <>
      <TrackOrderHeading />
      <TrackOrderForm number={number} problem={problem} onLookUp={lookUp} />
    </>
  );
}
