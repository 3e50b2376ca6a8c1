import type { PageRecord } from "../../lib/page-route";
import { paths } from "../../lib/paths";
import { ReviewsSkeleton } from "./ReviewsSkeleton";

export const route: PageRecord = {
  link: { label: "Reviews", to: paths.reviews.href(), menus: ["help"] },
  load: async () => (await import("./ReviewsPage")).ReviewsPage,
  Skeleton: ReviewsSkeleton,
};
