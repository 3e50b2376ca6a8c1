import type { PageRecord } from "../../lib/page-route";

export const route: PageRecord = {
  load: async () => (await import("./SharedQuotePage")).SharedQuotePage,
  isPrivate: true,
  browserParameters: ["token"],
};
