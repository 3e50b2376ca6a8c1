import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.yourData,
  load: async () => (await import("./YourDataPage")).YourDataPage,
  isPrivate: true,
  browserParameters: ["token"],
};
