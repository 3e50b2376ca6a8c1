import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.checkout,
  load: async () => (await import("./CheckoutPage")).CheckoutPage,
  isPrivate: true,
};
