import type { PageRecord } from "../../lib/page-route";

export const route: PageRecord = {
  load: async () => (await import("./NewsletterUnsubscribePage")).NewsletterUnsubscribePage,
  isPrivate: true,
  browserParameters: ["token"],
};
