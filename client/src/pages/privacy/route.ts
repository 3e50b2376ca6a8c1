import type { PageRecord } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRecord = {
  link: { label: "Privacy", menus: ["legal"] },
  load: async () => (await import("./PrivacyPage")).PrivacyPage,
  sitemap: async () => {
    const { PRIVACY_UPDATED } = await import("./content");
    return [{ path: paths.privacy.href(), updated: PRIVACY_UPDATED }];
  },
};
