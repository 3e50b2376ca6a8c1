import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";
import { SamplesSkeleton } from "./SamplesSkeleton";

export const route: PageRoute = {
  path: paths.samples,
  load: async () => (await import("./SamplesPage")).SamplesPage,
  Skeleton: SamplesSkeleton,
  browserParameters: ["product", "material", "color"],
};
