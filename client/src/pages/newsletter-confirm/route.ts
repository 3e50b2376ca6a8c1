import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.newsletterConfirm,
  load: async () => (await import("./NewsletterConfirmPage")).NewsletterConfirmPage,
  isPrivate: true,
  browserParameters: ["token"],
};
