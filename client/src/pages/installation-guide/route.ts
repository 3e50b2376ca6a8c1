import { ContentSkeleton } from "../../features/content-page/ContentSkeleton";
import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const installationGuide: PageRoute = {
  path: paths.installationGuide,
  load: async () => (await import("./InstallationGuidePage")).InstallationGuidePage,
  Skeleton: ContentSkeleton,
};
