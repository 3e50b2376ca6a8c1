import { ContentSkeleton } from "../../features/content-page/ContentSkeleton";
import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const byRooms: PageRoute = {
  path: paths.byRooms,
  load: async () => (await import("./ByRoomsPage")).ByRoomsPage,
  Skeleton: ContentSkeleton,
};
