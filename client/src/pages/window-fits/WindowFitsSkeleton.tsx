import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";
import { FitRows } from "./fit-layout";

const ROWS = [0, 1, 2];

/** Skeleton of the page. */
export function WindowFitsSkeleton() {
  return (
    <>
      <Skeleton h="6" w="60" mt="3" mb="4" />
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
    <FitRows as="div">
      {ROWS.map((row) => (
        <Skeleton key={row} h="36" />
      ))}
    </FitRows>
  );
}
