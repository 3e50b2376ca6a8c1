import { Skeleton } from "../../ui/Skeleton";
import { ProjectHead } from "./ProjectHead";

/** Shown until the page's code has arrived. It uses nothing of the page's layout, which every page would load with it. */
export function ProjectSkeleton() {
  return (
    <>
      <ProjectHead />
      <Skeleton h="30rem" mt={{ base: "10", lg: "14" }} />
    </>
  );
}
