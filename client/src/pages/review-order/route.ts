import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.reviewOrder,
  load: async () => (await import("./ReviewOrderPage")).ReviewOrderPage,
  isPrivate: true,
  browserParameters: ["token"],
};
