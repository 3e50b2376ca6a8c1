import { ContentSkeleton } from "../../features/content-page/ContentSkeleton";
import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const login: PageRoute = {
  path: paths.login,
  load: async () => (await import("./LoginPage")).LoginPage,
  Skeleton: ContentSkeleton,
  sitemap: "hidden",
  isPrivate: true,
  browserParameters: ["next"],
};
