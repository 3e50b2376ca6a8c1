import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";
import { HomeSkeleton } from "./HomeSkeleton";

export const route: PageRoute = {
  path: paths.home,
  load: async () => (await import("./HomePage")).HomePage,
  Skeleton: HomeSkeleton,
};
