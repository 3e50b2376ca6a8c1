import type { PageRecord } from "../../lib/page-route";
import { WindowFitsSkeleton } from "./WindowFitsSkeleton";

export const route: PageRecord = {
  load: async () => (await import("./WindowFitsPage")).WindowFitsPage,
  Skeleton: WindowFitsSkeleton,
  isPrivate: true,
};
