import type { PageRecord } from "../../lib/page-route";

export const route: PageRecord = {
  link: { label: "Installation Guide", menus: ["advice", "help"] },
  load: async () => (await import("./InstallationGuidePage")).InstallationGuidePage,
  sitemap: async () => {
    const { FITTING_TABS, tabUrl } = await import("./content");
    return FITTING_TABS.map((tab) => ({ path: tabUrl(tab) }));
  },
  parameters: ["for"],
};
