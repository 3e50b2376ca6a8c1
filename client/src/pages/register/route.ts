import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.register,
  load: async () => (await import("./RegisterPage")).RegisterPage,
  isPrivate: true,
};
