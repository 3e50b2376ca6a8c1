import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.forgottenPassword,
  load: async () => (await import("./ForgottenPasswordPage")).ForgottenPasswordPage,
  isPrivate: true,
};
