import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.newsletterUnsubscribe,
  load: async () => (await import("./NewsletterUnsubscribePage")).NewsletterUnsubscribePage,
  isPrivate: true,
  browserParameters: ["token"],
};
