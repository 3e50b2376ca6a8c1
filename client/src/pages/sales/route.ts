import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.sales,
  link: { label: "Current Offers", to: paths.sales.href(), menus: ["help"] },
  load: async () => (await import("./SalesPage")).SalesPage,
};
