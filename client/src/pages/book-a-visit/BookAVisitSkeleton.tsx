import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";

/** Shown while the page's code loads. */
export function BookAVisitSkeleton() {
  return (
    <chakra.div pt={{ base: "10", lg: "14" }}>
      <Skeleton maxW="30rem" h="14" mb="5" />
      <Skeleton maxW="34rem" h="16" mb="8" />
      <Skeleton maxW="34rem" h="24" />
    </chakra.div>
  );
}
