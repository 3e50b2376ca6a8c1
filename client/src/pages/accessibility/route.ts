import type { PageRecord } from "../../lib/page-route";

export const route: PageRecord = {
  link: { label: "Accessibility", menus: ["legal"] },
  load: async () => (await import("./AccessibilityPage")).AccessibilityPage,
};
