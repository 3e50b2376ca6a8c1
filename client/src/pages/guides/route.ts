import { ContentSkeleton } from "../../features/content-page/ContentSkeleton";
import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const guides: PageRoute = {
  path: paths.guides,
  load: async () => (await import("./GuidesPage")).GuidesPage,
  Skeleton: ContentSkeleton,
};
