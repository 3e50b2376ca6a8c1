import type { PageRecord } from "../../lib/page-route";

export const route: PageRecord = {
  link: { label: "About Us", menus: ["help"] },
  load: async () => (await import("./AboutPage")).AboutPage,
};
