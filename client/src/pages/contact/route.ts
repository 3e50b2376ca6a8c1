import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";
import { ContactSkeleton } from "./ContactSkeleton";

export const route: PageRoute = {
  path: paths.contact,
  load: async () => (await import("./ContactPage")).ContactPage,
  Skeleton: ContactSkeleton,
  parameters: ["inspiration"],
};
