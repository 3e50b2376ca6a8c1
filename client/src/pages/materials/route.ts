import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.materials,
  link: { label: "Materials", to: paths.materials.href(), menus: ["advice"] },
  load: async () => (await import("./MaterialsPage")).MaterialsPage,
};
