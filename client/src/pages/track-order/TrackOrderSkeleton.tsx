import { LoadingFrame } from "../../ui/LoadingFrame";
import { StateFrame } from "../../ui/page/StateFrame";
import { Skeleton } from "../../ui/Skeleton";
import { TrackOrderHeading } from "./TrackOrderHeading";

/** Skeleton of the form. */
export function TrackOrderFormSkeleton() {
  return (
    <LoadingFrame>
      <TrackOrderHeading />
      <Skeleton maxW="30rem" h="6.5rem" mb="5" />
      <Skeleton maxW="30rem" h="5rem" mb="5" />
      <Skeleton w="10rem" h="14" />
    </LoadingFrame>
  );
}

/** Shown while the page's code loads. */
export function TrackOrderSkeleton() {
  return (
    <StateFrame>
      <TrackOrderFormSkeleton />
    </StateFrame>
  );
}
