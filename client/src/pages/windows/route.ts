import type { PageRecord } from "../../lib/page-route";
import { WindowsSkeleton } from "./WindowsSkeleton";

export const route: PageRecord = {
  load: async () => (await import("./WindowsPage")).WindowsPage,
  Skeleton: WindowsSkeleton,
  browserParameters: ["window"],
  isPrivate: true,
};
