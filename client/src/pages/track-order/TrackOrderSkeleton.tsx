import { Skeleton } from "../../ui/Skeleton";
import { TrackOrderHeading } from "./TrackOrderHeading";

/** Skeleton of the form. */
export function TrackOrderSkeleton() {
  return (
    <>
      <TrackOrderHeading />
      <Skeleton maxW="30rem" h="6.5rem" mb="5" />
      <Skeleton maxW="30rem" h="5rem" mb="5" />
      <Skeleton w="10rem" h="14" />
    </>
  );
}
