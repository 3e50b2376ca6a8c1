import type { PageRecord } from "../../lib/page-route";

export const route: PageRecord = {
  link: { label: "Materials", menus: ["advice"] },
  load: async () => (await import("./MaterialsPage")).MaterialsPage,
};
