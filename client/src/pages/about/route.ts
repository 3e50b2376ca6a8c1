import type { PageRecord } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRecord = {
  link: { label: "About Us", to: paths.about.href(), menus: ["help"] },
  load: async () => (await import("./AboutPage")).AboutPage,
};
