import { ListSkeleton } from "../../features/catalogue/CatalogueSkeleton";
import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";

/** Skeleton of the results while the search runs. */
export function SearchSkeleton() {
  return (
    <>
      <chakra.div minH="target" display="flex" alignItems="center">
        <Skeleton h="4" w="30" />
      </chakra.div>
      <chakra.p role="status" textStyle="h1" mt={{ base: "1", lg: "3" }} mb={{ base: "24", lg: "10" }}>
        Searching...
      </chakra.p>
      <ListSkeleton />
    </>
  );
}
