import { LIST_PARAMETERS } from "../../features/filters/list-parameters";
import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";
import { SearchSkeleton } from "./SearchSkeleton";

export const route: PageRoute = {
  path: paths.search,
  load: async () => (await import("./SearchPage")).SearchPage,
  Skeleton: SearchSkeleton,
  sitemap: "hidden",
  parameters: ["q", ...LIST_PARAMETERS],
};
