import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";
import { ReviewsSkeleton } from "./ReviewsSkeleton";

export const route: PageRoute = {
  path: paths.reviews,
  link: { label: "Reviews", to: paths.reviews.href(), menus: ["help"] },
  load: async () => (await import("./ReviewsPage")).ReviewsPage,
  Skeleton: ReviewsSkeleton,
};
