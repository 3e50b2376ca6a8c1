import type { PageRecord } from "../../lib/page-route";
import { ContactSkeleton } from "./ContactSkeleton";

export const route: PageRecord = {
  load: async () => (await import("./ContactPage")).ContactPage,
  Skeleton: ContactSkeleton,
  parameters: ["inspiration"],
};
