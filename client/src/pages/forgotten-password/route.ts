import { ContentSkeleton } from "../../features/content-page/ContentSkeleton";
import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const forgottenPassword: PageRoute = {
  path: paths.forgottenPassword,
  load: async () => (await import("./ForgottenPasswordPage")).ForgottenPasswordPage,
  Skeleton: ContentSkeleton,
  sitemap: "hidden",
  isPrivate: true,
};
