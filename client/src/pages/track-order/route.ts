import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";
import { TrackOrderSkeleton } from "./TrackOrderSkeleton";

export const trackOrder: PageRoute = {
  path: paths.trackOrder,
  load: async () => (await import("./TrackOrderPage")).TrackOrderPage,
  Skeleton: TrackOrderSkeleton,
  sitemap: "hidden",
  browserParameters: ["number"],
};
