import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.reviewChecks,
  load: async () => (await import("./ReviewChecksPage")).ReviewChecksPage,
};
