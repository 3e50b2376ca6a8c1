import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";
import { FitRows } from "./fit-layout";

const ROWS = [0, 1, 2];

/** Skeleton of the page. */
export function WindowFitsSkeleton() {
  return (
    <>
      <Skeleton h="6" maxW="15rem" mt="3" mb="4" />
      <chakra.h1 textStyle="h1" mb="4">
        What fits
      </chakra.h1>
      <GroupSkeleton />
    </>
  );
}

/** Skeleton of the products of a group. */
export function GroupSkeleton() {
  return (
    <FitRows as="div" rowGap="5">
      {ROWS.map((row) => (
        <Skeleton key={row} h="9rem" />
      ))}
    </FitRows>
  );
}
