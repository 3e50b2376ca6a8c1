import type { PageRecord } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRecord = {
  link: { label: "Installation Guide", to: paths.installationGuide.href(), menus: ["advice", "help"] },
  load: async () => (await import("./InstallationGuidePage")).InstallationGuidePage,
  sitemap: async () => {
    const { FITTING_TABS, tabUrl } = await import("./content");
    return FITTING_TABS.map((tab) => ({ path: tabUrl(tab) }));
  },
  parameters: ["for"],
};
