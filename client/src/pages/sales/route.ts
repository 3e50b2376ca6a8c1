import type { PageRecord } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRecord = {
  link: { label: "Current Offers", to: paths.sales.href(), menus: ["help"] },
  load: async () => (await import("./SalesPage")).SalesPage,
};
