import type { PageRecord } from "../../lib/page-route";

export const route: PageRecord = {
  load: async () => (await import("./NewsletterConfirmPage")).NewsletterConfirmPage,
  isPrivate: true,
  browserParameters: ["token"],
};
