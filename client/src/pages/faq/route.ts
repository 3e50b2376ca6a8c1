import type { PageRecord } from "../../lib/page-route";
import { paths } from "../../lib/paths";

export const route: PageRecord = {
  link: { label: "FAQ", to: paths.faq.href(), menus: ["help"] },
  load: async () => (await import("./FaqPage")).FaqPage,
  parameters: ["search"],
};
