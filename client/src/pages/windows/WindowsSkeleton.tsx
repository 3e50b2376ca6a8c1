import { Skeleton } from "../../ui/Skeleton";
import { WindowGrid } from "./list/window-grid";
import { WindowsHead } from "./WindowsHead";

const CARDS = [0, 1, 2];

/** Skeleton of the page. */
export function WindowsSkeleton() {
  return (
    <>
      <WindowsHead />
      <Skeleton h="12" w="11rem" mb="8" />
      <RoomSkeleton />
    </>
  );
}

/** Skeleton of the windows of a room. */
export function RoomSkeleton() {
  return (
    <>
      <Skeleton h="7" w="8rem" mb="4" />
      <WindowGrid as="div">
        {CARDS.map((card) => (
          <Skeleton key={card} h="30" />
        ))}
      </WindowGrid>
    </>
  );
}
