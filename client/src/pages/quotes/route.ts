import type { PageRecord } from "../../lib/page-route";

export const route: PageRecord = {
  load: async () => (await import("./QuotesPage")).QuotesPage,
  isPrivate: true,
};
