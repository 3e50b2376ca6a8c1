import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";

/** Skeleton of a shelf, with its heading. */
export function ShelfSkeleton() {
  return (
    <chakra.div aria-hidden>
      <Skeleton w="12rem" h="10" mb="8" />
      <Skeleton h={{ base: "24rem", lg: "28rem" }} />
    </chakra.div>
  );
}
