import { Skeleton } from "../../ui/Skeleton";

/** Skeleton of a product card. */
export function ProductCardSkeleton() {
  return (
    <div>
      <Skeleton aspectRatio="4 / 5" mb={{ base: "3", lg: "4" }} />
      <Skeleton h="4.5" w="62%" />
      <Skeleton h="4" w="84%" mt="2.5" />
      <Skeleton h="9" w="72%" mt="1" />
      <Skeleton h="4" w="40%" mt="4" />
    </div>
  );
}
