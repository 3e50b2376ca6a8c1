import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";
import { ReviewsSkeleton } from "./ReviewsSkeleton";

export const reviews: PageRoute = {
  path: paths.reviews,
  load: async () => (await import("./ReviewsPage")).ReviewsPage,
  Skeleton: ReviewsSkeleton,
  sitemap: [{ path: paths.reviews.href() }],
};
