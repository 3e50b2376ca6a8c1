import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";
import { ProductSkeleton } from "./ProductSkeleton";

export const route: PageRoute = {
  path: paths.product,
  load: async () => (await import("./ProductPage")).ProductPage,
  Skeleton: ProductSkeleton,
  sitemap: "catalogue",
  parameters: ["color", "material", "width", "height", "unit", "options", "line", "order"],
};
