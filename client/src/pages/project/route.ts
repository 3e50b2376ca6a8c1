import type { PageRecord } from "../../lib/page-route";
import { ProjectSkeleton } from "./ProjectSkeleton";

export const route: PageRecord = {
  load: async () => (await import("./ProjectPage")).ProjectPage,
  Skeleton: ProjectSkeleton,
  isPrivate: true,
};
