import { CatalogueSkeleton } from "../../features/catalogue/CatalogueSkeleton";
import { LIST_PARAMETERS } from "../../features/filters/list-parameters";
import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.products,
  load: async () => (await import("./ProductsPage")).ProductsPage,
  Skeleton: CatalogueSkeleton,
  parameters: LIST_PARAMETERS,
};
