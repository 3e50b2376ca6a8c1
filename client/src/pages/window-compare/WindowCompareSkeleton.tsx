import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";

/** Skeleton of the page. */
export function WindowCompareSkeleton() {
  return (
    <>
      <Skeleton h="6" maxW="15rem" mt="3" mb="4" />
      <chakra.h1 textStyle="h1" mb="4">
        Compare options
      </chakra.h1>
      <OptionsSkeleton />
    </>
  );
}

/** Skeleton of the options side by side. */
export function OptionsSkeleton() {
  return (
    <>
      <Skeleton h="6" maxW="30rem" mb="8" />
      <Skeleton h="30rem" />
    </>
  );
}
