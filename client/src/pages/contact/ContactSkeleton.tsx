import { Columns } from "../../ui/Columns";
import { Skeleton } from "../../ui/Skeleton";

/** Shown while the page's code loads. */
export function ContactSkeleton() {
  return (
    <Columns sides="5:6" columnGap="24" pt={{ base: "10", lg: "14" }}>
      <div>
        <Skeleton maxW="16rem" h="14" mb="5" />
        <Skeleton maxW="26rem" h="16" mb="10" />
        <Skeleton maxW="20rem" h="11rem" />
      </div>
      <Skeleton h="30rem" />
    </Columns>
  );
}
