import type { PageRecord } from "../../lib/page-route";

export const route: PageRecord = {
  link: { label: "Current Offers", menus: ["help"] },
  load: async () => (await import("./SalesPage")).SalesPage,
};
