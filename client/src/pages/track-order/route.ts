import type { PageRecord } from "../../lib/page-route";
import { TrackOrderSkeleton } from "./TrackOrderSkeleton";

export const route: PageRecord = {
  link: { label: "Track Order", menus: ["help"] },
  load: async () => (await import("./TrackOrderPage")).TrackOrderPage,
  Skeleton: TrackOrderSkeleton,
  isPrivate: true,
  browserParameters: ["number"],
};
