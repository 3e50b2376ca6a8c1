import type { PageRecord } from "../../lib/page-route";
import { ProductSkeleton } from "./ProductSkeleton";

export const route: PageRecord = {
  load: async () => (await import("./ProductPage")).ProductPage,
  Skeleton: ProductSkeleton,
  sitemap: "catalogue",
  parameters: ["color", "material", "width", "height", "unit", "options", "line", "order"],
};
