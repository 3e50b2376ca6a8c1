import type { PageRecord } from "../../lib/page-route";
import { NotFoundSkeleton } from "./NotFoundSkeleton";

/** Shown at every URL that no other page has. */
export const route: PageRecord = {
  load: async () => (await import("./NotFoundPage")).NotFoundPage,
  Skeleton: NotFoundSkeleton,
  sitemap: [],
};
