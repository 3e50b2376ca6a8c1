import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.account,
  load: async () => (await import("./AccountPages")).AccountPages,
  isPrivate: true,
  browserParameters: ["token"],
};
