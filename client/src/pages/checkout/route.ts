import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";
import { CheckoutSkeleton } from "./CheckoutSkeleton";

export const route: PageRoute = {
  path: paths.checkout,
  load: async () => (await import("./CheckoutPage")).CheckoutPage,
  Skeleton: CheckoutSkeleton,
  isPrivate: true,
};
