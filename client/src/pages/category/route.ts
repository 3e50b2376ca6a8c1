import { CatalogueSkeleton } from "../../features/catalogue/CatalogueSkeleton";
import { LIST_PARAMETERS } from "../../features/filters/list-parameters";
import type { PageRecord } from "../../lib/page-route";

export const route: PageRecord = {
  load: async () => (await import("./CategoryPage")).CategoryPage,
  Skeleton: CatalogueSkeleton,
  sitemap: "catalogue",
  parameters: LIST_PARAMETERS,
};
