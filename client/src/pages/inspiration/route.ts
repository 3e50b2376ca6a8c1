import type { PageRecord } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRecord = {
  link: { label: "Inspiration", menus: ["advice"] },
  load: async () => (await import("./InspirationPage")).InspirationPage,
  sitemap: async () => {
    const { STYLE_IDS } = await import("../../content/inspirations");
    return [undefined, ...STYLE_IDS].map((style) => ({ path: paths.inspiration.href(style) }));
  },
  parameters: ["style"],
};
