import type { PageRecord } from "../../lib/page-route";
import { HomeSkeleton } from "./HomeSkeleton";

export const route: PageRecord = {
  load: async () => (await import("./HomePage")).HomePage,
  Skeleton: HomeSkeleton,
};
