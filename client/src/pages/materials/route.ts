import type { PageRecord } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRecord = {
  link: { label: "Materials", to: paths.materials.href(), menus: ["advice"] },
  load: async () => (await import("./MaterialsPage")).MaterialsPage,
};
