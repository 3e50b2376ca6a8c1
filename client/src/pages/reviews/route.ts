import type { PageRecord } from "../../lib/page-route";
import { ReviewsSkeleton } from "./ReviewsSkeleton";

export const route: PageRecord = {
  link: { label: "Reviews", menus: ["help"] },
  load: async () => (await import("./ReviewsPage")).ReviewsPage,
  Skeleton: ReviewsSkeleton,
};
