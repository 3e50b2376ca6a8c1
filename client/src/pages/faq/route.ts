import type { PageRecord } from "../../lib/page-route";

export const route: PageRecord = {
  link: { label: "FAQ", menus: ["help"] },
  load: async () => (await import("./FaqPage")).FaqPage,
  parameters: ["search"],
};
