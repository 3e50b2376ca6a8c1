import { LIST_PARAMETERS } from "../../features/filters/list-parameters";
import type { PageRecord } from "../../lib/page-route";
import { SearchSkeleton } from "./SearchSkeleton";

export const route: PageRecord = {
  load: async () => (await import("./SearchPage")).SearchPage,
  Skeleton: SearchSkeleton,
  sitemap: "hidden",
  parameters: ["q", ...LIST_PARAMETERS],
};
