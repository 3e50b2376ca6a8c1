import type { PageRecord } from "../../lib/page-route";
import { SamplesSkeleton } from "./SamplesSkeleton";

export const route: PageRecord = {
  load: async () => (await import("./SamplesPage")).SamplesPage,
  Skeleton: SamplesSkeleton,
  browserParameters: ["product", "material", "color"],
};
