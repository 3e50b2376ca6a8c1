import type { PageRecord } from "../../lib/page-route";

export const route: PageRecord = {
  load: async () => (await import("./NoReviewInvitationsPage")).NoReviewInvitationsPage,
  isPrivate: true,
  browserParameters: ["token"],
};
