import { ContentSkeleton } from "../../features/content-page/ContentSkeleton";
import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const privacy: PageRoute = {
  path: paths.privacy,
  load: async () => (await import("./PrivacyPage")).PrivacyPage,
  Skeleton: ContentSkeleton,
};
