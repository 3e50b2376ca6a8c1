import type { PageRoute } from "../../lib/page-route";
import { NotFoundSkeleton } from "./NotFoundSkeleton";

/** Shown at every URL that no other page has. */
export const route: PageRoute = {
  path: { pattern: "*" },
  load: async () => (await import("../../features/not-found/NotFound")).NotFound,
  Skeleton: NotFoundSkeleton,
  sitemap: [],
};
