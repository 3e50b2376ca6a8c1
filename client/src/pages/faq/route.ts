import type { PageRoute } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRoute = {
  path: paths.faq,
  link: { label: "FAQ", to: paths.faq.href(), menus: ["help"] },
  load: async () => (await import("./FaqPage")).FaqPage,
  parameters: ["search"],
};
