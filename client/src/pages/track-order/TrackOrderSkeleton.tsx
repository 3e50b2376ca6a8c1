import { LoadingFrame } from "../../ui/LoadingFrame";
import { StateFrame } from "../../ui/page/StateFrame";
import { Skeleton } from "../../ui/Skeleton";
import { TrackOrderHeading } from "./TrackOrderHeading";

/** The boxes of the form. */
export function TrackOrderBoxes() {
  return (
    <LoadingFrame>
      <TrackOrderHeading />
      <Skeleton maxW="30rem" h="6.5rem" mb="5" />
      <Skeleton maxW="30rem" h="5rem" mb="5" />
      <Skeleton w="10rem" h="14" />
    </LoadingFrame>
  );
}

/** Stands while the page itself is on its way. */
export function TrackOrderSkeleton() {
  return (
    <StateFrame>
      <TrackOrderBoxes />
    </StateFrame>
  );
}
