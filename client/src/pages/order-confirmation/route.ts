import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";
import { OrderConfirmationSkeleton } from "./OrderConfirmationSkeleton";

export const route: PageRoute = {
  path: paths.orderConfirmation,
  load: async () => (await import("./OrderConfirmationPage")).OrderConfirmationPage,
  Skeleton: OrderConfirmationSkeleton,
  isPrivate: true,
};
