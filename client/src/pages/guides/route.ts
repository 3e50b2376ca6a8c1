import type { PageRecord } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRecord = {
  link: { label: "Guides", to: paths.guides.href(), menus: ["advice", "help"] },
  load: async () => (await import("./GuidesPage")).GuidesPage,
  sitemap: async () => {
    const { ALL_GUIDES } = await import("../../content/guides");
    return ALL_GUIDES.map(({ slug, updated }) => ({ path: paths.guides.href(slug), updated }));
  },
};
