import type { PageRecord } from "../../lib/page-route";
import { BookAVisitSkeleton } from "./BookAVisitSkeleton";

export const route: PageRecord = {
  load: async () => (await import("./BookAVisitPage")).BookAVisitPage,
  Skeleton: BookAVisitSkeleton,
  browserParameters: ["order"],
};
