import type { PageRecord } from "../../lib/page-route";

export const route: PageRecord = {
  load: async () => (await import("./ReviewOrderPage")).ReviewOrderPage,
  isPrivate: true,
  browserParameters: ["token"],
};
