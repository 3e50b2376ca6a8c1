import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.noReviewInvitations,
  load: async () => (await import("./NoReviewInvitationsPage")).NoReviewInvitationsPage,
  isPrivate: true,
  browserParameters: ["token"],
};
