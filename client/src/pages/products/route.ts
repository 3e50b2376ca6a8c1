import { CatalogueSkeleton } from "../../features/catalogue/CatalogueSkeleton";
import { LIST_PARAMETERS } from "../../features/filters/list-parameters";
import type { PageRecord } from "../../lib/page-route";

export const route: PageRecord = {
  load: async () => (await import("./ProductsPage")).ProductsPage,
  Skeleton: CatalogueSkeleton,
  parameters: LIST_PARAMETERS,
};
