import { ContentSkeleton } from "../../features/content-page/ContentSkeleton";
import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const account: PageRoute = {
  path: paths.account,
  load: async () => (await import("./AccountPages")).AccountPages,
  Skeleton: ContentSkeleton,
  sitemap: "hidden",
  isPrivate: true,
  browserParameters: ["token"],
};
