import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.orderConfirmation,
  load: async () => (await import("./OrderConfirmationPage")).OrderConfirmationPage,
  isPrivate: true,
};
