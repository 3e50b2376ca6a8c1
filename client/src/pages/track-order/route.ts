import type { PageRecord } from "../../lib/page-route";
import { paths } from "../../lib/paths";
import { TrackOrderSkeleton } from "./TrackOrderSkeleton";

export const route: PageRecord = {
  link: { label: "Track Order", to: paths.trackOrder.href(), menus: ["help"] },
  load: async () => (await import("./TrackOrderPage")).TrackOrderPage,
  Skeleton: TrackOrderSkeleton,
  isPrivate: true,
  browserParameters: ["number"],
};
