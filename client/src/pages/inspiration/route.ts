import { ContentSkeleton } from "../../features/content-page/ContentSkeleton";
import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const inspiration: PageRoute = {
  path: paths.inspiration,
  load: async () => (await import("./InspirationPage")).InspirationPage,
  Skeleton: ContentSkeleton,
};
