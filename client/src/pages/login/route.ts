import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.login,
  load: async () => (await import("./LoginPage")).LoginPage,
  isPrivate: true,
  browserParameters: ["next"],
};
