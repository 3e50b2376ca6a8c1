import { Skeleton } from "../../ui/Skeleton";

/** Skeleton of the page. */
export function WindowCompareSkeleton() {
  return (
    <>
      <Skeleton h="6" w="60" mt="3" mb="4" />
      <Skeleton h="10" w="80" mb="8" />
      <Skeleton h="96" />
    </>
  );
}
